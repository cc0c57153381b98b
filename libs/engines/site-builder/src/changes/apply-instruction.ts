import type { SiteState } from '../model/site.js';
import type { Instruction } from './instruction.js';

/** Takes back as many groups as the instruction undoes, then appends its edits as one group. */
export function applyInstruction(state: SiteState, instruction: Instruction): SiteState {
  const kept = state.edits.slice(0, Math.max(0, state.edits.length - instruction.undoes));
  return {
    ...state,
    edits: instruction.edits.length > 0 ? [...kept, instruction.edits] : kept,
  };
}
