import { list } from './write.ts'

/** What a track talks about, in phrases that fit the sentences of `SESSION_FORMS` and the descriptions. */
export interface Track {
  name: string
  credential: 'innovation' | 'filmtv' | 'music'
  focus: string[]
  /** Singular, without article, lower case. */
  things: string[]
  /** The people concerned, plural. */
  crowd: string[]
  /** What they do, as "-ing". */
  craft: string[]
  titles: string[]
}

export const TRACKS: Track[] = [
  {
    name: 'Tech & AI',
    credential: 'innovation',
    focus: list('Machine Learning|Open Source|Privacy|Robotics'),
    things: list(
      'recommendation engine|talking machine|public algorithm|open model|home robot|search box|digital twin|delivery drone',
    ),
    crowd: list('engineers|archivists|call-center workers|teachers|open-source maintainers'),
    craft: list(
      'labelling data by hand|teaching machines manners|auditing a black box|maintaining software nobody sees',
    ),
    titles: list(`
      The Machine Said Maybe: Living with Uncertain Answers
      Small Models, Big Rooms
      Who Checks the Fact Checker?
      My Robot Is Bored: Design Notes from a Care Home
      Ten Thousand Volunteers and One Broken Build
      Please Hold: What Call Centers Know About Conversation
      Reading the Terms and Conditions Aloud, Live, in Full
      An Honest Demo: Nothing on This Stage Is Prepared
      Forgetting as a Feature
      The Last Person Who Understands the Payroll System
    `),
  },
  {
    name: 'Cities & Climate',
    credential: 'innovation',
    focus: list('Mobility|Water|Housing|Energy'),
    things: list('night bus|floodplain|city map|public bench|heat pump|corner shop|rooftop garden|river crossing'),
    crowd: list('bus drivers|mayors|river pilots|planners|tenants|roofers'),
    craft: list('planning for the flood|moving a city at 4 a.m.|planting the parking lot|measuring shade'),
    titles: list(`
      Who Owns the Night Bus? Cities After 2 a.m.
      The River Has a Seat at This Table
      Ninety Benches: How a Town Learned to Sit Down Again
      Shade Is Infrastructure
      A Bridge Is a Promise
      Moving House, Moving Town: Relocating Before the Water Does
      Everything We Know About Potholes
      The Fifteen-Minute Argument
      Cool Roofs, Warm Neighbors
      Ferries Are Back
    `),
  },
  {
    name: 'Design',
    credential: 'innovation',
    focus: list('Type|Service Design|Accessibility|Interfaces'),
    things: list('road sign|typeface|paper form|doorway|waiting room|ballot|ticket|instruction manual'),
    crowd: list('sign painters|nurses|typographers|set builders|museum guards'),
    craft: list(
      'designing for the last mile|drawing letters for bad light|writing error messages|building for left hands',
    ),
    titles: list(`
      The Letter That Would Not Fit
      Doors, and Other Interfaces We Forgot to Design
      Designing for Someone in a Hurry
      A Brief History of the Arrow
      Waiting Rooms: Forty Minutes on Forty Minutes
      What the Sign Painter Knows
      Captions Are the Main Event
      Ugly on Purpose
      The Form Is the Government
      Color Without Colors: Seeing in Greyscale
    `),
  },
  {
    name: 'Culture',
    credential: 'innovation',
    focus: list('Memory|Language|Ritual|Belonging'),
    things: list('family recipe|small museum|lost language|street parade|letter home|ghost story|public library|joke'),
    crowd: list('librarians|grandmothers|parade marshals|translators|comedians'),
    craft: list('saving a language|keeping a small museum open|collecting jokes|staging a parade'),
    titles: list(`
      Untranslatable: A Contest with Three Interpreters
      The Museum of One Street
      How to Start a Tradition by Next Year
      Grandmothers of the Internet
      Library Cards for Everyone, Including the Dog
      A Joke Travels Around the World
      What We Owe the Dead on Social Media
      The Parade as a Legal Document
      Nobody Dances at Conferences: Discuss
      Letters Home: Reading Migration Aloud
    `),
  },
  {
    name: 'Music Industry',
    credential: 'music',
    focus: list('Touring|Rights|Live Sound|Independent Labels'),
    things: list('small venue|tour van|royalty statement|record shop|setlist|playlist|merch table|sound check'),
    crowd: list('promoters|session players|tour managers|sound engineers|songwriters'),
    craft: list('booking the first tour|keeping a small venue open|reading a royalty statement|mixing in a bad room'),
    titles: list(`
      Door Split: Honest Money in Small Rooms
      The Van Is the Office
      Your Song in Their Film: Sync for Beginners
      Four People, One Bus Bunk: Touring with Kindness
      What a Sound Engineer Hears
      The Second Album Clinic
      Vinyl Is Heavy: Logistics for Independent Labels
      Saving the 200-Capacity Room
      How We Lost Money on a Sold-Out Tour
      Songwriting Against the Clock
    `),
  },
  {
    name: 'Film & TV',
    credential: 'filmtv',
    focus: list('Directing|Documentary|Distribution|Writing'),
    things: list('opening shot|small crew|writers’ room|archive reel|final cut|pitch|location scout|film score'),
    crowd: list('editors|documentarians|showrunners|projectionists|first assistant directors'),
    craft: list('cutting a film twice|shooting in available light|finding an ending|pitching the impossible'),
    titles: list(`
      The Cut Nobody Noticed
      Shooting Nights: Light, Sleep and Overtime
      Consent Forms: Documentary After the Credits
      The Projectionist’s Complaint
      Endings: Four Editors Show the One They Threw Away
      How to Pitch a Film with No Plot
      Score First: Writing Pictures to Music
      A Crew of Six
      Subtitles Are Screenwriting
      The Archive Is Not Neutral
    `),
  },
  {
    name: 'Games & Play',
    credential: 'innovation',
    focus: list('Level Design|Tabletop|Accessibility|Communities'),
    things: list('board game|save file|boss fight|playground|puzzle box|game map|arcade cabinet|rulebook'),
    crowd: list('level designers|speedrunners|game masters|playground builders|puzzle writers'),
    craft: list(
      'losing gracefully|drawing a map players can get lost in|writing rules in one page|building a playground',
    ),
    titles: list(`
      Lose Better
      The Rulebook Is a Poem
      Playgrounds for Adults, a Progress Report
      A Speedrun of Our Own Talk
      Boss Fights I Have Loved
      One Button Is Enough
      Getting Lost on Purpose: Maps in Games
      Building a Puzzle Hunt for a Whole Town
      Saving Games: The Preservation Problem
      Dungeon Masters on Meeting Design
    `),
  },
  {
    name: 'Health',
    credential: 'innovation',
    focus: list('Care|Sleep|Public Health|Disability'),
    things: list(
      'night shift|waiting list|hearing aid|walking group|sleep diary|village clinic|prosthetic hand|lullaby',
    ),
    crowd: list('nurses|midwives|sleep researchers|carers|paramedics'),
    craft: list('caring at a distance|sleeping in a loud town|listening for a living|walking together'),
    titles: list(`
      Sleep in a Loud Town
      The Nurse’s Notebook
      Hearing Aids Are Musical Instruments
      Who Cares for the Carers?
      A Prescription for Choir Practice
      The Waiting List, Visualised
      Walking Groups: The Cheapest Medicine
      Crip Time: Conferences That Fit Our Bodies
      Lullabies, Measured
      What Paramedics See First
    `),
  },
  {
    name: 'Startups & Work',
    credential: 'innovation',
    focus: list('Cooperatives|Funding|Leadership|Hiring'),
    things: list('worker co-op|pay slip|small business|job ad|four-day week|repair shop|first hire|office kitchen'),
    crowd: list('founders|shop stewards|repairers|apprentices|accountants'),
    craft: list('hiring the tenth person|closing a company well|sharing ownership|asking for money'),
    titles: list(`
      How to Close a Company Well
      The Tenth Hire
      Everybody Owns It: Notes from a Co-op Brewery
      Meetings Without Chairs, Without Slides, Without You
      Ask Me About My Failure (Office Hours)
      Repair Is a Business Model
      Salary, Out Loud
      The Four-Day Week, Two Years Later
      Boring Money: Funding Without a Pitch Deck
      Apprentices Wanted
    `),
  },
  {
    name: 'Food & Drink',
    credential: 'innovation',
    focus: list('Fermentation|Supply Chains|Hospitality|Farming'),
    things: list('market stall|sourdough starter|last table|seed bank|food truck|school lunch|tea house|river fish'),
    crowd: list('line cooks|growers|bakers|market traders|tea masters'),
    craft: list('feeding six hundred people|saving seeds|fermenting almost anything|running a kitchen kindly'),
    titles: list(`
      Feeding Six Hundred on a Tuesday
      The Last Table of the Night
      Seeds Have Passports
      A Kitchen Without Shouting
      What the River Tastes Like
      Bread, Salt and Zoning Law
      The Secret Economics of the Taco Truck
      Tea for the Impatient
      School Lunch Is Foreign Policy
      Fermentation Station
    `),
  },
  {
    name: 'Media & Journalism',
    credential: 'innovation',
    focus: list('Local News|Podcasts|Verification|Photography'),
    things: list(
      'local paper|podcast feed|front page|anonymous tip|weather report|photo archive|press pass|correction',
    ),
    crowd: list('reporters|copy editors|photographers|podcasters|weather presenters'),
    craft: list('covering your own town|correcting in public|recording a stranger|verifying a rumor'),
    titles: list(`
      We Regret the Error: A Love Story
      One Reporter, Nine Counties
      The Weather Report as Literature
      Sound First: Podcasts That Trust Silence
      Verify This Room
      Photographs Nobody Asked For
      The Newsroom Over the Laundromat
      Paywalls and Other Fences
      Interviewing Your Mother
      Local News After the Last Paper
    `),
  },
  {
    name: 'Sound & Stage',
    credential: 'music',
    focus: list('Immersive|Lighting|Stagecraft|Acoustics'),
    things: list('stage light|trap door|concert hall|fog machine|speaker stack|silent disco|prompt book|curtain call'),
    crowd: list('lighting designers|stagehands|acousticians|riggers|choreographers'),
    craft: list('lighting a face|tuning a room|hiding a band|cueing a thunderstorm'),
    titles: list(`
      Go: The Secret Lives of Stage Managers
      Tuning a Room by Ear
      Fog Machines, a Safety Talk with Demonstrations
      Dark Is a Color
      The Best Seat Is Behind a Pillar
      Building a Thunderstorm Every Night at Eight
      Sign Language on the Big Stage
      Quiet, Please: Festivals Without Complaints
      Rigging for Poets
      The Loudest Silence
    `),
  },
]

export const SESSION_FORMS = list(`
  who owns the {thing}?
  the secret life of the {thing}
  in defense of the {thing}
  after the {thing}: what comes next?
  {^craft}: a practical guide
  {^craft} for beginners
  {^craft}, live on stage
  what {crowd} know about {craft}
  what {crowd} wish you knew
  {^crowd} vs. the {thing}
  a {thing} of one’s own
  the {thing} we deserve
  the {thing} and the {other}
  five {crowd}, one {thing}
  nobody needs another {thing} (except us)
  how to build a {thing} in a year
  the {thing} problem
  ask the {crowd}: open questions on the {thing}
  learning from {crowd}
  a short history of the {thing}
  the {thing} in 2036
  {^crowd} of the world, unite?
  {^craft} on a small budget
  {^craft} when nobody is watching
  the art of {craft}
  your first {thing}: a clinic
  the trouble with {craft}
  rebuilding the {thing} together
  from {thing} to {other}
  listening to {crowd}
`)

export const OPENINGS = list(`
  Everybody has an opinion about the {thing}; few have spent ten years with one. In this session {crowd} from three continents compare notes and disagree in public.
  Ten years ago {craft} was a hobby. Today it is a profession with budgets, deadlines and its own bad habits.
  When the {thing} stopped working, the town did something unusual: it asked {crowd}.
  There is a moment in every project when somebody says “we will fix it later”. This session is about later.
  {^craft} looks simple from the outside. From the inside it is a chain of small, stubborn decisions.
  Port Ellery rebuilt its {thing} twice in one decade. What survived both times is the subject of this hour.
  The {thing} is older than anybody in this room, and it is changing faster than any of us.
  We collected two hundred questions about the {thing} and will answer as many as the clock allows.
  What happens to the {thing} when {crowd} are in charge? A field report with numbers, mistakes and one happy ending.
  For years the {thing} was somebody else’s business. Then {crowd} moved in and the rules had to be rewritten.
`)
export const MIDDLES = list(`
  We will look at three projects in detail, including one that failed in an instructive way, and leave half the time for your questions.
  Expect fewer slides than usual, more objects on the table, and a frank conversation about money.
  The panel brings together {crowd} who rarely share a stage: one builds, one breaks, one pays for it, and one has to live with the result.
  Along the way we meet a {other}, a stubborn committee and a spreadsheet that changed everybody’s mind.
  No previous knowledge is needed; curiosity is. If you have worked on a {thing} of your own, bring a picture of it.
  It turns out that {craft} has more in common with cooking than with engineering, and we can prove it.
  The numbers surprised us: costs went down, complaints went up, and both were good news.
  Each speaker has seven minutes and one photograph. After that the microphone belongs to the room.
`)
export const CLOSINGS = list(`
  You will leave with a reading list, a checklist and at least one new acquaintance.
  The session will be captioned live; a transcript follows within a week.
  Stay afterwards: we continue over coffee in the foyer.
  Seats in front are kept for people who need them. Please arrive ten minutes early.
  Bring something to write with.
  We will publish everything shown on stage under a free licence.
`)
export const TAKEAWAYS = list(`
  A one-page method for {craft} that survives contact with a real budget
  Three questions to ask before you touch the {thing}
  How {crowd} and the public can disagree without shouting
  What the {thing} costs, line by line
  A map of who decides, who pays and who is never asked
  Where to find help once the conference is over
  The difference between a {thing} and a {other}, and why it matters
  Mistakes we made so that you can make newer ones
`)
export const WORKSHOPS = list(`
  Print Your Own Gig Poster
  Solder a Synthesizer in an Afternoon
  Captioning Live: Hands-On
  Zines from Zero
  Write a Song in Ninety Minutes
  Map Your Walk: Drawing Cities by Foot
  Budgeting a Short Film
  Bike Repair and Other Conversations
  Field Recording by the River
  Bread in Two Hours
  Improvised Theatre for Shy People
  Reading Contracts Together
  Build a Weather Station
  Lettering with a Flat Brush
  Podcast in a Day
  Sign Language: First Hundred Words
  Light a Scene with Three Lamps
  Data Portraits with Pencil and Paper
`)
export const LESSONS = list(`
  Teaching Physics with a Drum Kit
  The Quiet Classroom
  Homework, Reconsidered
  A School Radio Station for Under $300
  Rivers as Textbooks
  What Twelve-Year-Olds Think About AI
  Bilingual from Day One
  The Library Is the Heart of the School
  Grading Without Grades
  Coding Without Screens
  Teachers’ Lounge: The Open Clinic
  From Detention to Debate Club
  Field Trips on Zero Budget
  Reading Aloud to Teenagers
  History Through Recipes
  Designing a Playground with Its Users
`)
export const PARTIES = list(`
  Opening Night on the Quay
  Ferry Disco
  The Midnight Karaoke Court
  Rooftop Radio Hour
  Silent Disco at the Tram Shed
  Speakers’ Potluck
  Film Crew Barn Dance
  Lantern Walk to the River
  First-Timers’ Breakfast
  Vinyl Swap and Pancakes
  The Very Late Quiz
  Closing Procession
  Industry Mixer with Bad Snacks
  Swing Night at the Customs House
`)
export const EXHIBITIONS = list(`
  Ninety Chairs
  The Museum of Forgotten Ringtones
  Tidal Clock
  Postcards from a Drowned Street
  Listening Booths
  A Room That Remembers You
  Marquee Letters, 1920–1985
  The Long Exposure
  Signals: Light Art Along the River
  Soft Machines
  Typewriters for Strangers
  The Echo Garden
`)
export const KEYNOTES = list(`
  The Night Belongs to Everyone
  What the River Remembers
  Attention Is a Public Good
  Small Rooms Change the World
  The Future Is a Maintenance Job
  Singing in a Loud Century
  How to Be a Good Ancestor in a Hurry
  The Camera Looks Back
  Made by Hand, Shared by Everyone
  A Town the Size of the Internet
`)
export const FORMATS = list(
  'Panel|Presentation|Fireside Chat|Solo Talk|Debate|Mentor Session|Meet Up|Podcast Recording',
)
export const LEVELS = list('Beginner|Intermediate|Advanced')
