import { forgetCalls } from '../pages/playground/recent-calls.ts';
import { capstan } from './capstan.ts';

/** Ends the session and leaves for the sign-in page. */
export async function signOut(): Promise<void> {
  await capstan.request({ method: 'DELETE', path: '/console/api/session' });
  goToSignIn();
}

/**
 * Navigates to the sign-in page with a full load, so that no data of the session stays in memory, nor of its user in
 * the browser.
 */
export function goToSignIn(): void {
  forgetCalls(localStorage);
  window.location.assign('/console/sign-in');
}
