/** What is wrong with a mapping file; each names the place and the repair. */
export const MAPPING_PROBLEMS = {
  top: 'the file',
  tooLarge: 'it is larger than 1 MB',
  unknownKey: (where: string, key: string, meant?: string) =>
    `${where}: "${key}" is unknown here${meant && meant !== key ? `; did you mean "${meant}"?` : '; take it out'}`,
  noRecords: (index: number, path: string, file: string, names: readonly string[]) =>
    `records[${index}].from: "${path}" leads to no records in ${file}${names.length > 0 ? `, which holds ${names.join(', ')}` : ''}`,
  noFile: (index: number, file: string, names: readonly string[]) =>
    `records[${index}].file: no file is called ${file}; there are ${names.join(', ')}`,
  noColumn: (where: string, path: string, columns: readonly string[], meant?: string) =>
    `${where}: there is no column "${path}"; ${meant ? `did you mean "${meant}"?` : `there are ${columns.join(', ')}`}`,
}

/** Columns that a table leaves without a name of their own. */
export const MAPPING_COLUMNS = {
  unnamed: (place: number) => `column ${place}`,
  repeated: (name: string, place: number) => `${name} (column ${place})`,
}

const SIGN_NAMES: Record<string, string> = { ';': 'a semicolon', '\t': 'a tab', '|': 'a bar', ',': 'a comma' }

/** What a mapping took for granted, beside what the edition says. */
export const MAPPING_ASSUMED = {
  delimiter: (file: string, sign: string) =>
    `${file} separates its columns with ${SIGN_NAMES[sign] ?? sign} (found; set it with csv.delimiter).`,
  assigned: (file: string) => `${file} is a script; what it assigns was read as JSON.`,
  year: (year: number, count: number) => `${count} dates name no year; ${year} was used.`,
  week: (day: string, count: number) => `${count} times name a weekday only; the week that begins on ${day} was used.`,
  epoch: (unit: string, count: number) => `${count} times are numbers and were read as ${unit} since 1970.`,
  nextDay: (count: number) =>
    `${count} events end before they begin; the end was put on the next day, as end_before_start says.`,
  night: (hour: string, count: number) =>
    `${count} events begin before ${hour} and were put on the night after their date.`,
  unmatched: (kind: string, count: number, what: string) =>
    `${count} ${kind} of a joined list match nothing and were ${what}.`,
  unused: (where: string, path: string) => `${where}: no record has "${path}".`,
}

/** What `--guess` writes beside the lines that it proposes. */
export const GUESSED = {
  intro: (files: readonly string[]) => `A mapping proposed for ${files.join(', ')}.`,
  legend: 'Before each line: how sure, why, and two sample values. Read it, repair it, try it with --dry-run.',
  name: 'what the edition is called',
  year: 'the dates name no year',
  zone: 'the times name no zone; without this line festival.config.ts says whose clock they show',
  week: 'the data name weekdays only; give the day on which that week begins',
  sure: 'sure',
  likely: 'likely',
  perhaps: 'perhaps',
  list: (label: string, count: number) => `"${label}", ${count} records`,
  keys: (keys: readonly string[]) => `records with ${keys.join(', ')}`,
  undecided: 'Not decided; name a field for each that you want:',
  filled: (count: number) => `in ${count} of those looked at`,
  unused: (where: string, count: number, columns: readonly string[]) =>
    `Not used: ${where}, ${count} records with ${columns.join(', ')}`,
  placed: (placed: number, columns: number) => `${placed} of ${columns} columns found a field.`,
  next: (command: string) => `Next: ${command}`,
  trial: 'What this mapping would give:',
  notYet: (line: string) => `It gives nothing yet: ${line}`,
  file: 'the proposed mapping',
  written: (file: string) => `The mapping is in ${file}.`,
}
