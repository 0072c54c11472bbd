/** What a provider says about somebody at the moment they sign in. */
export interface Claims {
  /** The product that signed them in, and who they are to it: together they are one person, always the same. */
  product: string
  subject: string
  firstName: string
  lastName: string
  imageUrl: string | undefined
}

/** Somebody who signed in at least once. */
export interface Person extends Claims {
  /** Ours: random, says nothing about the provider. */
  uid: string
  /** Whether others see them among those who are interested (ROWS E10); they decide, and it begins with no. */
  isPublic: boolean
  signedInAt: Date
}

export interface People {
  /** Takes in what the provider says now; what people chose themselves stays. Safe when two signs-in come at once. */
  signIn(claims: Claims, now: Date): Promise<Person>
  read(uid: string): Promise<Person | undefined>
  /** Answers false when there is no such person. The counts of everything they keep follow in the same write. */
  setPublic(uid: string, isPublic: boolean): Promise<boolean>
  /** Forgets everything about somebody in one write: favorites, sessions, counts, the name in the log, and the person. */
  erase(uid: string): Promise<boolean>
}
