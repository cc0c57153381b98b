/**
 * Bounded parsing of untrusted text: HTML as a tree of limited size and depth, fragments as text, checks of PDF
 * files before they are opened. Pure functions without Nest, which run in reading threads. Main function: {@link
 * parseTree}.
 */
export { elementsOf } from './elements.js';
export { fragmentText } from './fragment-text.js';
export { isoDate } from './iso-date.js';
export { MAX_DEPTH, MAX_ELEMENTS, parseTree, type TreeLimits } from './parse-tree.js';
export { fieldsOf, isRecord, listOf, numberOf, textOf } from './json-fields.js';
export { hasExcessiveStream } from './pdf-streams.js';
export { oneLine, plainText } from './plain-text.js';
export {
  attribute,
  isHidden,
  isTreeElement,
  textValue,
  treeChildren,
  type TreeDocument,
  type TreeElement,
  type TreeNode,
  treeText,
  UNREAD,
} from './tree.js';
export { domainOf, webUrl } from './web-address.js';
