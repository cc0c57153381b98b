/** Leaves for the sign-in page once the session has ended, with a full load so that nothing of it is kept in memory. */
export function signInAgain(): void {
  const { pathname, search } = window.location;
  const next = `${pathname}${search}`.replace(/^\/console/, '');
  window.location.assign(`/console/sign-in?next=${encodeURIComponent(next || '/')}`);
}
