import type { Action } from '../model/site.js';
import type { RenderContext } from './context.js';
import { markup, type Html } from '../html/html.js';
import { resolveLink } from './resolve-link.js';

/** Buttons in a row, the first one loud. What leads nowhere is left out rather than shown dead. */
export function actionRow(actions: readonly Action[], context: RenderContext): Html | null {
  const links = actions.flatMap((action, index) => {
    const href = resolveLink(context.site, context.page, action.href);
    return href === null
      ? []
      : [markup`<a class="${index === 0 ? 'button' : 'button quiet'}" href="${href}">${action.label}</a>`];
  });
  return links.length === 0 ? null : markup`<div class="actions">${links}</div>`;
}

/** A link in running text, or its label alone. */
export function textLink(action: Action, context: RenderContext): Html {
  const href = resolveLink(context.site, context.page, action.href);
  return href === null ? markup`${action.label}` : markup`<a class="more" href="${href}">${action.label}</a>`;
}
