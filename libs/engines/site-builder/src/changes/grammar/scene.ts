import { composeSite } from '../../compose-site.js';
import type { Brief } from '../../model/brief.js';
import type { Edit } from '../../model/edit.js';
import type { Site, SiteState } from '../../model/site.js';
import { applyFacts } from '../apply-facts.js';

/** What an instruction speaks of: the site as it is after everything understood so far. */
export interface Scene {
  readonly site: Site;
  readonly brief: Brief;
  /** Groups of earlier edits that may be undone. */
  readonly groups: Edit[][];
}

/** Composes the site only when a reader asks for it. `groups` are those that may be undone. */
export function sceneOf(state: SiteState, groups = state.edits): Scene {
  let site: Site | null = null;
  let brief: Brief | null = null;
  return {
    get site() {
      return (site ??= composeSite(state));
    },
    get brief() {
      return (brief ??= applyFacts(state.brief, state.edits.flat()));
    },
    groups,
  };
}
