/** A diagram as a short text describes it. */
export interface Diagram {
  kind: 'flow' | 'tree' | 'steps' | 'sequence';
  /** Nodes in the order of their first mention. */
  nodes: readonly string[];
  edges: readonly DiagramEdge[];
}

export interface DiagramEdge {
  from: number;
  to: number;
  label?: string;
  isDashed?: boolean;
}

export const MAX_NODES = 80;
export const MAX_EDGES = 160;

/** A text that cannot be drawn as a diagram; `message` says why, to the caller. */
export class DiagramTextError extends Error {
  override readonly name = 'DiagramTextError';
}
