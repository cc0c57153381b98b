const HIDDEN = '***';
/** A second URL in a list. */
const NEXT_URL = /,\s*(?=[a-z][a-z0-9+.-]*:\/\/)/i;
/** `user:password@` outside of a URL, and the key of a connection string. */
const CREDENTIALS = /[^\s:]:[^\s@]+@|\bpass(word|wd)?\s*=/i;

/**
 * Hides credentials and query values of URLs, so that the text can be shown. What cannot be parsed for certain is hidden
 * as a whole: a password may contain any character.
 */
export function withoutCredentials(text: string): string {
  if (!text.includes('://')) return CREDENTIALS.test(text) ? HIDDEN : text;
  return text.split(NEXT_URL).map(hideInUrl).join(', ');
}

function hideInUrl(text: string): string {
  if (!URL.canParse(text)) return HIDDEN;
  const url = new URL(text);
  const { protocol, username, password, host, pathname, search, hash } = url;
  if (`${pathname}${search}${hash}`.includes('@')) return HIDDEN;
  const hasCredentials = username !== '' || password !== '';
  if (!hasCredentials && search === '' && hash === '') return text;
  const query = search === '' && hash === '' ? '' : `?${HIDDEN}`;
  return `${protocol}//${hasCredentials ? `${HIDDEN}@` : ''}${host}${pathname}${query}`;
}
