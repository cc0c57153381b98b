import { html, type Markup } from '../markup.js';
import { fill } from '../words/words.js';
import type { UiWords } from '../words/en.ui.js';

/** So many of one item may be ordered. */
const MAX_QUANTITY = 20;

/** How many of an item: works as it stands; a script makes a stepper of it. Each value is one line of a cart. */
export function quantityView(name: string, item: string, words: UiWords): Markup {
  const quantities = Array.from({ length: MAX_QUANTITY }, (_, index) => index + 1);
  return html`<select
    class="quantity"
    name="${name}"
    data-item="${item}"
    aria-label="${fill(words.shop.quantity, { item })}"
  >
    <option value="">0</option>
    ${quantities.map((quantity) => html`<option value="${JSON.stringify({ name: item, quantity })}">${quantity}</option> `)}
  </select>`;
}
