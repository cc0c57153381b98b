import { isFeatureTerm } from '../feature/read-features.js';
import { isAppTerm } from '../app/read-app.js';
import type { PromptText } from '../text/prompt-text.js';

/** True for a part of a list that asks for something of the site rather than names what is sold. */
export function isRequestPart(_: PromptText, part: string): boolean {
  return (
    isFeatureTerm(part) ||
    isAppTerm(part) ||
    /\b(?:website|page|form|app|online|customers|site)\b|サイト|ページ|アプリ/iu.test(part)
  );
}
