/** Navigates to the sign-in page once the session has ended, with a full load so that no data of it stays in memory. */
export function signInAgain(): void {
  const { pathname, search } = window.location;
  const next = `${pathname}${search}`.replace(/^\/console/, '');
  window.location.assign(`/console/sign-in?next=${encodeURIComponent(next || '/')}`);
}
