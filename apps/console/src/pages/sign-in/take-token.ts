/** The token in the fragment of a link, which is removed from the address and the history. */
export function takeToken(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (token !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
