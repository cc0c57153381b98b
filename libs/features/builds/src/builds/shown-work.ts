import { HOME_PAGE, type WithheldPage } from '@capstan/sites';

/** What visitors see of a build, as in its last event. */
export interface ShownWork {
  shown_commit: string | null;
  withheld: WithheldPage[];
}

const MAX_NAMED = 10;

/** A warning about withheld pages; null if there are none. */
export function warningAbout({ withheld }: ShownWork): { code: string; message: string } | null {
  if (withheld.length === 0) return null;
  if (withheld.some(({ page }) => page === HOME_PAGE)) {
    return {
      code: 'not-shown',
      message:
        'The home page of the newest version did not pass the checks, so visitors still see the previous version.',
    };
  }
  const names = withheld.slice(0, MAX_NAMED).map(({ page }) => page);
  const more = withheld.length > MAX_NAMED ? ` and ${withheld.length - MAX_NAMED} more` : '';
  return {
    code: 'pages-withheld',
    message: `These pages did not pass the checks, so visitors do not see them: ${names.join(', ')}${more}.`,
  };
}
