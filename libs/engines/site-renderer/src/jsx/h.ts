import { createRequire } from 'node:module';

/** What JSX makes; opaque to everything but the renderer of strings. */
export interface VNode {
  readonly type: unknown;
}

export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];

type Properties = Record<string, unknown>;
type Component<P> = (props: P) => VNode;

/**
 * Preact, without its types: they refer to the library of the DOM, which would declare `document` and `window` for all
 * of the service. Attributes are typed below instead.
 */
const require = createRequire(import.meta.url);
const preact = require('preact') as {
  h: (type: unknown, props: Properties | null, ...children: readonly Child[]) => VNode;
  Fragment: Component<{ children?: Child }>;
};
const { renderToStaticMarkup } = require('preact-render-to-string') as {
  renderToStaticMarkup: (node: VNode) => string;
};

/** The function that JSX calls (`jsxFactory` in tsconfig.json). */
export function h(
  type: string | Component<never>,
  props: Properties | null,
  ...children: readonly Child[]
): VNode {
  return preact.h(type, props, ...children);
}

export const Fragment = preact.Fragment;

export const renderToHtml = (node: VNode): string => renderToStaticMarkup(node);

type Value = string | number | boolean | null | undefined;

/** Attributes as HTML names them. */
interface Attributes {
  [name: `${'data' | 'aria'}-${string}`]: Value;
  children?: Child;
  key?: string | number;
  dangerouslySetInnerHTML?: { __html: string };
  class?: Value;
  id?: Value;
  lang?: Value;
  href?: Value;
  rel?: Value;
  type?: Value;
  name?: Value;
  value?: Value;
  style?: Value;
  hidden?: Value;
  title?: Value;
  role?: Value;
  tabindex?: Value;
  [name: string]: unknown;
}

export declare namespace h {
  namespace JSX {
    type Element = VNode;
    interface ElementChildrenAttribute {
      children: unknown;
    }
    interface IntrinsicAttributes {
      key?: string | number | undefined;
    }
    interface IntrinsicElements {
      [element: string]: Attributes;
    }
  }
}
