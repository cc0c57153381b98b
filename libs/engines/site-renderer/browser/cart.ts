import { all, make, one, oneOf } from './dom.js';
import { moneyText } from './format.js';
import type { FieldData } from './model.js';
import { site } from './model.js';

/** Replaces the checkboxes of items by quantities, with a total. */
export function enhanceCart(fieldset: HTMLElement, field: FieldData): void {
  const total = make('p', { class: 'cart-total', role: 'status' });
  const items = all('.cart-item', fieldset).map((item) => new CartItem(item, field, () => update()));
  const update = (): void => {
    const isPriced = items.every(({ price }) => price !== undefined);
    const sum =
      items.reduce((all, { price = 0, quantity }) => all + Math.round(price * 100) * quantity, 0) / 100;
    total.replaceChildren(
      ...(isPriced ? [site.words.forms['total'] ?? '', make('span', {}, moneyText(sum))] : []),
    );
  };
  one('.cart', fieldset)?.after(total);
  fieldset.closest('form')?.addEventListener('reset', () => {
    for (const item of items) item.set(0);
  });
  update();
}

class CartItem {
  readonly price: number | undefined;
  quantity = 0;
  private readonly output: HTMLOutputElement;

  constructor(
    private readonly item: HTMLElement,
    { options }: FieldData,
    private readonly changed: () => void,
  ) {
    const option = options?.find(({ value }) => value === item.dataset['value']);
    this.price = option?.price;
    this.output = make('output', {}, '0');
    const label = option?.label ?? '';
    const step = (sign: string, by: number): HTMLElement =>
      make(
        'button',
        {
          type: 'button',
          'aria-label': `${label}: ${site.words.forms['pieces'] ?? ''} ${sign}1`,
          click: () => this.set(this.quantity + by),
        },
        sign,
      );
    item.append(make('div', { class: 'stepper' }, step('−', -1), this.output, step('+', 1)));
    const box = oneOf(HTMLInputElement, 'input', item);
    if (box) box.hidden = true;
    box?.addEventListener('change', () => this.set(box.checked ? 1 : 0));
  }

  set(quantity: number): void {
    this.quantity = Math.min(Math.max(quantity, 0), 99);
    this.item.dataset['quantity'] = this.output.value = String(this.quantity);
    const box = oneOf(HTMLInputElement, 'input', this.item);
    if (box) box.checked = this.quantity > 0;
    this.changed();
  }
}
