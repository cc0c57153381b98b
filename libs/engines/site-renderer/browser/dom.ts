type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** Makes an element. Functions are listeners; `true` is an attribute without a value. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export const all = <E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E[] => [...within.querySelectorAll<E>(selector)];

export const one = (selector: string, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(selector);

/** The first element for a selector, if it is of this kind. */
export function oneOf<E extends Element>(kind: new () => E, selector: string, within: ParentNode): E | null {
  const found = within.querySelector(selector);
  return found instanceof kind ? found : null;
}
