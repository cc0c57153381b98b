import { attribute, elementsOf, parseTree } from '@capstan/parsing';

const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data'] as const;

/** References of a page, and its anchors. */
export interface PageLinks {
  links: string[];
  ids: ReadonlySet<string>;
}

/** Reads the links and anchors of a page. */
export function readPageLinks(html: string): PageLinks {
  const links = new Set<string>();
  const ids = new Set<string>();
  for (const element of elementsOf(parseTree(html))) {
    for (const name of ATTRIBUTES) {
      const link = attribute(element, name);
      if (link !== undefined) links.add(link);
    }
    const id = attribute(element, 'id') ?? (element.tagName === 'a' ? attribute(element, 'name') : undefined);
    if (id !== undefined) ids.add(id);
  }
  return { links: [...links], ids };
}
