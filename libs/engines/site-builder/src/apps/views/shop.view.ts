import type { Item } from '../../model/brief.js';
import type { FieldSpec } from '../../model/data-schema.js';
import { html, type Html } from '../../html/html.js';
import type { UiWords } from '../words/en.ui.js';
import type { AppViewInput } from './app-view.js';
import { faultView, fieldViews } from './field.view.js';
import { formView } from './form.view.js';
import { quantityView } from './quantity.view.js';

type Product = NonNullable<FieldSpec['options']>[number];

/** The catalogue with quantities, what was chosen, and whose order it is. */
export function shopView({ section, collection, site, words }: AppViewInput): Html {
  const items = collection.fields.find(({ type }) => type === 'items');
  const products = items?.options ?? [];
  const rest = collection.fields.filter((field) => field !== items);
  return formView(
    {
      collection,
      content: (end) =>
        html`${
          items !== undefined &&
          html`<div class="catalogue" data-field="${items.name}">
              <ul class="grid products">
                ${products.map((product) => productView(product, site.items.find(({ name }) => name === product.value) ?? null, items.name, words))}
              </ul>
              ${faultView(`${collection.name}-${items.name}`)}
            </div>`
        }
          <div class="checkout">
            ${
              items !== undefined &&
              html`<div class="card order" id="your-order">
                <h3>${words.shop.order}</h3>
                <div class="order-lines" hidden></div>
                <p class="muted order-note">${words.shop.noPayment}</p>
              </div>`
            }
            <div class="card">
              <h3>${words.shop.details}</h3>
              ${fieldViews(rest, collection.name, words)} ${end}
            </div>
          </div>`,
      submitLabel: words.shop.send,
      thanks: words.shop.thanks,
      label: section.heading,
      role: 'shop',
    },
    section,
    site,
  );
}

function productView({ value, label }: Product, item: Item | null, field: string, words: UiWords): Html {
  return html`<li class="card product">
    <h3>${label}</h3>
    ${item !== null && item.description !== null && html`<p class="muted">${item.description}</p>`}
    <p class="product-end">
      <span class="price">${item?.price?.text ?? words.shop.onRequest}</span>
      ${quantityView(field, value, words)}
    </p>
  </li> `;
}
