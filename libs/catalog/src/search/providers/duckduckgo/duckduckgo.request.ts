import type { HttpRequest } from '@capstan/kit';
import { fitQuery } from '../../fit-query.js';
import type { Freshness, SearchParams } from '../../search.params.js';

/** DuckDuckGo rejects queries of 500 characters. */
const MAX_QUERY_LENGTH = 499;

/** A results page is about 50 kB. */
const MAX_BYTES = 2 * 1024 * 1024;

const AGE: Record<Exclude<Freshness, 'any'>, string> = { day: 'd', week: 'w', month: 'm' };

/** The page supports regions but no languages: maps a language to the region whose pages are mostly in it. */
const REGIONS: Readonly<Record<string, string>> = {
  bg: 'bg-bg',
  cs: 'cz-cs',
  da: 'dk-da',
  de: 'de-de',
  el: 'gr-el',
  en: 'us-en',
  es: 'es-es',
  et: 'ee-et',
  fi: 'fi-fi',
  fr: 'fr-fr',
  hr: 'hr-hr',
  hu: 'hu-hu',
  it: 'it-it',
  ja: 'jp-jp',
  ko: 'kr-kr',
  lt: 'lt-lt',
  lv: 'lv-lv',
  nl: 'nl-nl',
  no: 'no-no',
  pl: 'pl-pl',
  pt: 'pt-pt',
  ro: 'ro-ro',
  ru: 'ru-ru',
  sk: 'sk-sk',
  sv: 'se-sv',
  tr: 'tr-tr',
  uk: 'ua-uk',
  zh: 'cn-zh',
};
const EVERYWHERE = 'wt-wt';

/** The same browser for all requests: DuckDuckGo ties its assessment of a client to this header. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A search as sent by the page's own form. Only the first page: requesting further ones gets the client blocked. */
export function toDuckduckgoRequest(params: SearchParams, baseUrl: string): HttpRequest {
  const { language, freshness } = params;
  const region = (language && REGIONS[language]) ?? EVERYWHERE;
  const df = freshness === 'any' ? undefined : AGE[freshness];
  const cookies = { kl: region === EVERYWHERE ? undefined : region, df };
  const cookie = Object.entries(cookies)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return {
    path: '/html/',
    headers: {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-language': language === undefined ? 'en-US,en;q=0.7' : `${language},en;q=0.5`,
      referer: `${baseUrl}/`,
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-user': '?1',
      'user-agent': USER_AGENT,
      cookie: cookie || undefined,
    },
    form: {
      q: fitQuery({ ...params, query: withoutBangs(params.query) }, MAX_QUERY_LENGTH),
      b: '',
      kl: region,
      df,
    },
    maxBytes: MAX_BYTES,
  };
}

/** `!w tide` and `\tide` redirect to another site. */
function withoutBangs(query: string): string {
  return query.replace(/(?<=^|\s)[!\\]+(?=[^\s!\\])/g, '');
}
