import { HOME_PAGE, type WithheldPage } from '../model/verdict.js';

/** What visitors see of a build, as its last event says. */
export interface ShownWork {
  shown_commit: string | null;
  withheld: WithheldPage[];
}

const MAX_NAMED = 10;

/** What the owner of a build should know about withheld pages; null when there are none. */
export function warningAbout({ withheld }: ShownWork): { code: string; message: string } | null {
  if (withheld.length === 0) return null;
  if (withheld.some(({ page }) => page === HOME_PAGE)) {
    return {
      code: 'not-shown',
      message:
        'The home page of the newest work did not pass the checks, so visitors still see the version before.',
    };
  }
  const names = withheld.slice(0, MAX_NAMED).map(({ page }) => page);
  const more = withheld.length > MAX_NAMED ? ` and ${withheld.length - MAX_NAMED} more` : '';
  return {
    code: 'pages-withheld',
    message: `These pages did not pass the checks, so visitors do not see them: ${names.join(', ')}${more}.`,
  };
}
