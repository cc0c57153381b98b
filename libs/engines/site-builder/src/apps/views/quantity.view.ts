import { html, type Html } from '../../html/html.js';
import type { UiWords } from '../words/en.ui.js';

/** Chooses one piece of an item; a script makes a stepper of it, for as many as one likes. */
export function quantityView(name: string, item: string, words: UiWords): Html {
  return html`<label class="quantity"
    ><input type="checkbox" name="${name}" value="${item}" /> ${words.shop.add}<span class="visually-hidden"
      >: ${item}</span
    ></label
  >`;
}
