import type { Site } from '../model/site.js';

/** The line that stands below the name; empty where it only says the name again. */
export function taglineBeside({ name, tagline, language }: Site): string {
  return tagline.toLocaleLowerCase(language) === name.toLocaleLowerCase(language) ? '' : tagline;
}
