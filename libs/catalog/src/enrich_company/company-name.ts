/** Legal forms that registers append to a name and that are often omitted, grouped by meaning. */
const LEGAL_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'inc incorporated',
    'corp corporation',
    'co company',
    'llc',
    'llp',
    'lp',
    'ltd limited',
    'plc',
    'gmbh',
    'mbh',
    'ag aktiengesellschaft',
    'kg',
    'ohg',
    'ug',
    'se',
    'ev',
    'eg',
    'kgaa',
    'sa',
    'sas',
    'sasu',
    'sarl',
    'srl',
    'spa',
    'sl',
    'slu',
    'nv',
    'bv',
    'bvba',
    'cv',
    'vof',
    'ab',
    'as',
    'asa',
    'aps',
    'oy',
    'oyj',
    'sro',
    'doo',
    'zoo',
    'kft',
    'zrt',
    'nyrt',
    'rt',
    'ltda',
    'eireli',
    'pte',
    'pty',
    'pvt private',
    'kk',
    'gk',
    'bhd',
    'sdn',
    'tbk',
    'pt',
    'jsc',
    'pjsc',
    'ooo',
    'oao',
    'pao',
    'ao',
    'ооо',
    'оао',
    'пао',
    'ао',
    'зао',
    '株式会社',
    '有限会社',
    '合同会社',
    '有限公司',
    '주식회사',
  ].flatMap((forms) => forms.split(' ').map((form) => [form, forms] as const)),
);
const ASIAN_FORM = /(?:株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사)/gu;

interface NameParts {
  core: string;
  /** Sorted meanings of its legal forms; empty if it has none. */
  form: string;
}

/**
 * Whether two names may belong to one company: the same words, ignoring case, accents, punctuation, and a legal form that
 * one of them omits. Two different legal forms are two companies.
 */
export function isSameCompanyName(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left.core === '' || left.core !== right.core) return false;
  return left.form === right.form || left.form === '' || right.form === '';
}

/** Whether two names are equal, including their legal form. */
export function isSameFullName(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  return left.core !== '' && left.core === right.core && left.form === right.form;
}

function partsOf(name: string): NameParts {
  const words = name
    .normalize('NFKD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFC')
    // `S.A.` and `G.m.b.H.` are one word each.
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$|,)/gu, '')
    .replaceAll(ASIAN_FORM, ' $& ')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  if (words[0] === 'the' && words.length > 1) words.shift();
  const forms: string[] = [];
  while (words.length > 1 && formOf(words.at(-1))) {
    forms.push(formOf(words.pop()) as string);
    // `GmbH & Co. KG` is one form.
    if (words.length > 2 && words.at(-1) === 'and' && formOf(words.at(-2))) words.pop();
  }
  while (words.length > 1 && /^\P{Script=Latin}+$/u.test(words[0] as string) && formOf(words[0])) {
    forms.push(formOf(words.shift()) as string);
  }
  if (forms.length > 0 && words.length > 1 && words.at(-1) === 'and') words.pop();
  return { core: words.join(' '), form: forms.toSorted().join(' ') };
}

const formOf = (word: string | undefined): string | undefined =>
  word !== undefined && Object.hasOwn(LEGAL_FORMS, word) ? LEGAL_FORMS[word] : undefined;
