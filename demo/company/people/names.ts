/** Given names of the company's people; with the family names they make every name once. */
export const givenNames = [
  ...['Ingrid', 'Lars', 'Astrid', 'Henrik', 'Solveig', 'Magnus', 'Kari', 'Olav', 'Tone', 'Sindre', 'Åse', 'Håkon'],
  ...['Anna', 'Felix', 'Katharina', 'Jürgen', 'Lena', 'Matthias', 'Ute', 'Stefan', 'Claire', 'Hugo', 'Élodie', 'Luc'],
  ...[
    'Amélie',
    'Étienne',
    'Grace',
    'Oliver',
    'Priya',
    'Daniel',
    'Aisha',
    'Thomas',
    'Fiona',
    'Callum',
    'Olivia',
    'Noah',
  ],
  ...['Emma', 'James', 'Sofia', 'Carlos', 'Mei', 'David', 'Yuki', 'Haruto', 'Aoi', 'Kenji', 'Sakura', 'Ren'],
  ...['Zofia', 'Piotr', 'Agnieszka', 'Krzysztof', 'Małgorzata', 'Jakub', 'Fatima', 'Omar', 'Leila', 'Samir', 'Chidi'],
  ...['Ngozi', 'Amara', 'Tomás', 'Lucía', 'Mateo', 'Ravi', 'Anjali', 'Wei', 'Linh', 'Minh', 'Elif', 'Emre', 'Noor'],
  ...['Ivan', 'Milena', 'Dario', 'Petra', 'Sven', 'Birgit', 'Rasmus', 'Freja'],
] as const;

/** Family names of the company's people. */
export const familyNames = [
  ...['Andersen', 'Berg', 'Dahl', 'Eriksen', 'Fjeld', 'Grøndahl', 'Haugen', 'Iversen', 'Kristoffersen', 'Lund'],
  ...['Moen', 'Nygård', 'Ødegård', 'Pedersen', 'Rønning', 'Solberg', 'Tangen', 'Bauer', 'Fischer', 'Hoffmann'],
  ...['Krüger', 'Lehmann', 'Müller', 'Neumann', 'Richter', 'Schäfer', 'Vogel', 'Zimmermann', 'Bernard', 'Dubois'],
  ...['Fontaine', 'Girard', 'Lefèvre', 'Moreau', 'Rousseau', 'Clarke', 'Evans', 'Hughes', 'Patel', 'Shaw', 'Walker'],
  ...['Adams', 'Brooks', 'Carter', 'Garcia', 'Johnson', 'Nguyen', 'O’Brien', 'Ramirez', 'Abe', 'Fujita', 'Ito'],
  ...['Kobayashi', 'Nakamura', 'Sato', 'Tanaka', 'Yamada', 'Kowalski', 'Lewandowska', 'Nowak', 'Wiśniewska', 'Wójcik'],
  ...['Hassan', 'Khan', 'Okafor', 'Adeyemi', 'Silva', 'Fernández', 'Sharma', 'Chen', 'Tran', 'Yılmaz', 'Novák'],
  ...['Petrov', 'Horvat', 'Rossi', 'Conti', 'Jansen', 'De Vries'],
] as const;

/** The part of a mail address that a name gives: small Latin letters with dots between. */
export function localPart(name: string): string {
  const folded = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const letters = folded.replaceAll(/[øłıß]/g, (letter) => ({ ø: 'o', ł: 'l', ı: 'i', ß: 'ss' })[letter] ?? '');
  return letters
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '.');
}
