import type { Random } from '../random.ts'
import { list } from './write.ts'

/** Given and family names that belong together, with where people of that name may well live. */
interface Culture {
  given: string[]
  family: string[]
  homes: string[]
  /** The family name stands first. */
  familyFirst?: boolean
  /** Between the names; none in Chinese, Japanese and Korean script. */
  joint?: string
  lang?: string
}

const culture = (given: string, family: string, homes: string, more: Partial<Culture> = {}): Culture => ({
  given: list(given),
  family: list(family),
  homes: list(homes),
  ...more,
})

/** Homes are `city, state, country` or `city, country`. */
const CULTURES: Culture[] = [
  culture(
    'Delia|Marcus|Josephine|Theo|Imani|Wendell|Ruth|Calvin|Odessa|Everett|Nadine|Leon|Tamsin|Grant|Harriet|Silas|June|Desmond|Opal|Reggie|Clara|Booker|Winnie|Hollis|Maya|Emmett|Frances|Jonah',
    'Whitlock|Okafor-Reed|Bellamy|Carraway|Tolliver|Hargrove|Pruitt|Lockhart|Mayfield|Ashworth|Brandt|Coates|Dupree|Ellison|Fairbanks|Gaines|Holloway|Ivers|Jessup|Kirby|Landry|Merriweather|Nesbit|Oakes|Pettigrew|Quarles|Rawlins|Sandoval-Price|Thackeray|Underhill|Vance|Weatherby',
    'Port Ellery|Memphis, TN, USA|Chicago, IL, USA|New Orleans, LA, USA|St. Louis, MO, USA|Detroit, MI, USA|Minneapolis, MN, USA|Oakland, CA, USA|Atlanta, GA, USA|Brooklyn, NY, USA|Tulsa, OK, USA|Louisville, KY, USA',
  ),
  culture(
    'Máire|Aoife|Niamh|Saoirse|Cillian|Oisín|Fionn|Gráinne|Ciarán|Sinéad|Róisín|Eoin|Tadhg|Caoimhe',
    "Breathnach|de Búrca|Céitinn|Byrne|O'Dowd|Gallagher|Seoighe|Kavanagh|Tierney|Devlin|Mulcahy|Flaherty|de Lása|Mag Uidhir",
    'Dublin, Ireland|Cork, Ireland|Galway, Ireland|Belfast, UK',
  ),
  culture(
    'Łukasz|Zofia|Małgorzata|Wojciech|Agnieszka|Paweł|Jadwiga|Stanisław|Kasia|Bartosz|Świętosława|Grzegorz',
    'Nowak|Kowalczyk|Wróbel|Król|Sikora|Gołąb|Żak|Walczak|Kaczmarek|Pietrzak|Zając|Mróz|Bąk|Stępień',
    'Kraków, Poland|Warsaw, Poland|Łódź, Poland|Gdańsk, Poland',
  ),
  culture(
    'Ingrid|Sigurd|Solveig|Håkon|Åse|Bjørn|Liv|Torstein|Ragnhild|Sverre|Astrid|Øystein|Freja|Søren|Linnéa|Björn',
    'Ødegård|Bakken|Håland|Sæther|Nygård|Strøm|Lindqvist|Åkerström|Bjørklund|Dahl|Ekström|Kjær|Østergaard|Haugen',
    'Oslo, Norway|Bergen, Norway|Malmö, Sweden|Aarhus, Denmark|Gothenburg, Sweden',
  ),
  culture(
    'Thảo|Minh|Linh|Quang|Hương|Đức|Trâm|Khánh|Ngọc|Tuấn|Phương|Bảo',
    'Nguyễn|Trần|Lê|Phạm|Hoàng|Vũ|Đặng|Bùi|Đỗ|Hồ',
    'Ho Chi Minh City, Vietnam|Hanoi, Vietnam|Houston, TX, USA|San Jose, CA, USA',
    { familyFirst: true },
  ),
  culture(
    'Adaeze|Chidi|Ngozi|Tunde|Folake|Emeka|Yetunde|Kwame|Abena|Kofi|Ama|Babatunde|Zainab|Sefi|Olumide|Efua',
    'Okonkwo|Adeyemi|Mensah|Boateng|Eze|Balogun|Asante|Nwosu|Owusu|Abiodun|Danso|Ogunleye|Achebe|Quaye',
    'Lagos, Nigeria|Accra, Ghana|London, UK|Abuja, Nigeria|Peckham, UK',
  ),
  culture(
    'Lucía|Mateo|Ximena|Joaquín|Inés|Santiago|Marisol|Andrés|Itzel|Rubén|Valentina|Emiliano|Pilar|Íñigo|Nahuel|Belén',
    'Ibáñez|Quiroga|Villaseñor|Ordóñez|Peña|Montoya|Zúñiga|Cárdenas|Echeverría|Navarro|Lozano|Muñoz|Arriaga|Treviño',
    'Mexico City, Mexico|Bogotá, Colombia|Buenos Aires, Argentina|San Antonio, TX, USA|Valparaíso, Chile|Seville, Spain',
  ),
  culture(
    'João|Beatriz|Thiago|Conceição|Rafael|Luísa|Caetano|Antônia|Inácio|Graça',
    'Guimarães|Araújo|Conceição|Teixeira|Magalhães|Brandão|Simões|Falcão|Nóbrega|Assunção',
    'São Paulo, Brazil|Lisbon, Portugal|Recife, Brazil|Salvador, Brazil|Porto, Portugal',
  ),
  culture(
    'Anaïs|Étienne|Océane|Benoît|Maëlle|Thibault|Solène|Loïc|Fatoumata|Amadou|Zoé|Rémy|Aïssatou|Mamadou',
    'Lefèvre|Beaulieu|Diallo|Traoré|Gauthier|Béranger|Keïta|Desrosiers|Châtelain|Ndiaye|Faucher|Tremblay',
    'Paris, France|Marseille, France|Montréal, Canada|Dakar, Senegal|Bamako, Mali|Brussels, Belgium',
  ),
  culture(
    'Priya|Arjun|Meera|Vikram|Ananya|Rohan|Kavya|Farhan|Ishita|Nikhil|Sunita|Zoya|Dev|Lakshmi|Aarav|Tara',
    'Raghunathan|Banerjee|Deshpande|Iyer|Qureshi|Kapoor|Chatterjee|Nair|Bhattacharya|Menon|Siddiqui|Joshi|Reddy|Malhotra',
    'Bengaluru, India|Mumbai, India|Kolkata, India|Edison, NJ, USA|Toronto, Canada|Leicester, UK|Lahore, Pakistan',
  ),
  culture(
    'Ayşe|Emre|Zeynep|Mehmet|Elif|Barış|Defne|Çağlar|Leyla|Kerem|Nihan|Ozan',
    'Yıldız|Öztürk|Kaya|Şahin|Demirtaş|Çelik|Aydın|Güneş|Karadağ|Erdoğmuş',
    'Istanbul, Turkey|Berlin, Germany|Izmir, Turkey|Cologne, Germany',
  ),
  culture(
    'Jürgen|Anneliese|Käthe|Matthias|Friederike|Lorenz|Heike|Götz|Saskia|Bram|Maaike|Joost|Fenna|Wiebke',
    'Müller-Brandt|Schäfer|Weiß|Köhler|van der Meer|de Wit|Grünwald|Vogelsang|Baumgärtner|Jansen|Hölzl|Terpstra',
    'Berlin, Germany|Leipzig, Germany|Vienna, Austria|Rotterdam, Netherlands|Zürich, Switzerland|Utrecht, Netherlands',
  ),
  culture(
    'Jia|Wei|Mei-Ling|Hao|Xiulan|Jun|Yating|Zhen|Siu-Fung|Lok-Yi',
    'Chen|Lin|Zhao|Huang|Wong|Tsai|Cheung|Liang',
    'Taipei, Taiwan|Hong Kong|Vancouver, Canada|San Francisco, CA, USA',
  ),
  culture(
    'Yuki|Haruto|Akari|Sora|Ren|Emi|Daichi|Kenji|Misaki|Hikari|Shōta|Naoko',
    'Tanaka|Fujimoto|Nakagawa|Ishikawa|Hayashi|Kuroda|Ōnishi|Matsuda|Yoshimura',
    'Tokyo, Japan|Osaka, Japan|Sapporo, Japan|Los Angeles, CA, USA',
  ),
  culture(
    'Ji-woo|Min-seo|Haneul|Seo-yeon|Tae-hyun|Eun-bi|Do-yoon|Hye-jin',
    'Park|Choi|Yoon|Kwon|Kim|Baek|Seong|Jang',
    'Seoul, South Korea|Busan, South Korea|Los Angeles, CA, USA',
  ),
  culture(
    'Layla|Omar|Nour|Youssef|Amina|Tariq|Salma|Karim|Hala|Idris|Rana|Samir|Mariam|Bilal',
    'Haddad|Mansour|El-Khatib|Benali|Nassar|Khoury|Rahmani|Al-Sayegh|Boukhari|Farouk|Darwish|Saïdi',
    'Beirut, Lebanon|Cairo, Egypt|Casablanca, Morocco|Dearborn, MI, USA|Amman, Jordan|Tunis, Tunisia',
  ),
  culture(
    'Wiremu|Aroha|Marama|Kiri|Tāne|Mere|Lani|Sione|Mele|Kalani|Talia|Jarrah|Bindi|Koa',
    'Ngata|Parata|Tūhoe|Kahananui|Faleolo|Tamahori|Latu|Kealoha|Marika|Waititi-Brown',
    'Auckland, New Zealand|Wellington, New Zealand|Honolulu, HI, USA|Melbourne, Australia|Darwin, Australia',
  ),
  culture(
    'Kateryna|Oleksandr|Darya|Mykola|Olena|Bohdan|Eleni|Nikos|Ioana|Andrei|Vesna|Dragan|Ana|Čedomir|Jelena|Luka',
    'Shevchenko|Kovalenko|Economou|Ionescu|Petrović|Alexandrou|Marinković|Krejčí|Stanković|Bondarenko|Martinů|Popescu',
    'Kyiv, Ukraine|Athens, Greece|Bucharest, Romania|Belgrade, Serbia|Prague, Czechia|Lviv, Ukraine|Zagreb, Croatia',
  ),
]

/** Names as their owners write them. */
const OWN_SCRIPT: Culture[] = [
  culture('灯里|美雨|紗英|蓮|千尋|陽斗', '椎名|高橋|中村|柊|小林|橘', 'Tokyo, Japan|Kyoto, Japan', {
    familyFirst: true,
    joint: ' ',
    lang: 'ja',
  }),
  culture('雨桐|子涵|思远|静怡|嘉明', '林|欧阳|陈|周|沈', 'Taipei, Taiwan|Chengdu, China', {
    familyFirst: true,
    joint: '',
    lang: 'zh',
  }),
  culture('하늘|서연|지호|은비|도윤', '김|박|정|윤|한', 'Seoul, South Korea|Busan, South Korea', {
    familyFirst: true,
    joint: '',
    lang: 'ko',
  }),
  culture('أمينة|ليلى|يوسف|سلمى|طارق', 'الحداد|منصور|بن علي|درويش|القاسم', 'Cairo, Egypt|Beirut, Lebanon', {
    lang: 'ar',
  }),
  culture('נועה|יונתן|תמר|אורי|מיכל', 'לוי|פרידמן|אברהמי|שלו|בן דוד', 'Haifa, Israel|Tel Aviv, Israel', { lang: 'he' }),
  culture('Ольга|Дмитро|Марія|Тарас|Надія', 'Коваль|Лисенко|Гончар|Мельник', 'Kyiv, Ukraine|Lviv, Ukraine', {
    lang: 'uk',
  }),
  culture(
    'Ελένη|Νίκος|Δάφνη|Γιώργος',
    'Βασιλείου|Θεοδώρου|Οικονόμου|Αλεξάνδρου',
    'Athens, Greece|Thessaloniki, Greece',
    {
      lang: 'el',
    },
  ),
  culture('प्रिया|अर्जुन|मीरा|रोहन', 'शर्मा|जोशी|देशपांडे|कपूर', 'Pune, India|Delhi, India', { lang: 'hi' }),
]

export interface Identity {
  name: string
  given: string
  city: string
  state?: string
  country: string
}

/** `City, ST, Country`, `City, Country`, or the festival's own town. */
export function readHome(home: string): { city: string; state?: string; country: string } {
  const [city = home, second, third] = home.split(', ')
  if (second === undefined) return city === 'Hong Kong' ? { city, country: city } : { city, country: 'USA' }
  return third === undefined ? { city, country: second } : { city, state: second, country: third }
}

export const homeOf = (random: Random) => readHome(random.pick(random.pick(CULTURES).homes))

/** Someone nobody else in the sample is called like; a few write their name in their own script. */
export function anIdentity(random: Random, taken: Set<string>): Identity {
  for (let attempt = 0; ; attempt += 1) {
    const from = random.pick(random.chance(0.03) && attempt < 4 ? OWN_SCRIPT : CULTURES)
    const given = random.pick(from.given)
    const family = random.pick(from.family)
    const middle = attempt > 5 && from.joint === undefined ? `${random.pick([...'ABCDEFGHJKLMNPRSTVWZ'])}. ` : ''
    const joint = from.joint ?? ' '
    const name = from.familyFirst ? `${family}${joint}${middle}${given}` : `${given}${joint}${middle}${family}`
    if (taken.has(name)) continue
    taken.add(name)
    return { name, given, ...readHome(random.pick(from.homes)) }
  }
}

export const PRONOUNS = list('she/her|he/him|they/them|she/they|he/they')
