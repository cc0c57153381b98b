import { applyFacts } from './changes/apply-facts.js';
import { applyStructure } from './changes/apply-structure.js';
import type { Brief, Feature } from './model/brief.js';
import type { Edit } from './model/edit.js';
import type { Site, SiteState } from './model/site.js';
import { planSite } from './plan/plan-site.js';

type AddFeature = Extract<Edit, { kind: 'add_feature' }>;

/**
 * The site of a state: its brief with the facts changed, planned, then with pages, sections and fields changed. A
 * feature added later that has a page of its own is planned apart, so that its page comes to those that are there
 * and changes none of them.
 */
export function composeSite(state: SiteState): Site {
  const edits = state.edits.flat();
  const brief = applyFacts(
    state.brief,
    edits.filter(({ kind }) => kind !== 'add_feature'),
  );
  const apart = pageFeatures(brief, edits);
  const facts = edits.filter((edit) => edit.kind !== 'add_feature' || !apart.has(edit.feature));
  return applyStructure(planSite(applyFacts(state.brief, facts)), edits, ({ feature, statements }) =>
    planSite({ ...brief, features: [feature], statements: [...brief.statements, ...statements] }),
  );
}

/** The features added that bring a page. */
function pageFeatures(brief: Brief, edits: Edit[]): Set<Feature> {
  const added = new Set(edits.filter(isAddFeature).map(({ feature }) => feature));
  if (added.size === 0) return added;
  const slugs = slugsWith(brief, []);
  return new Set(
    [...added].filter((feature) => slugsWith(brief, [feature]).some((slug) => !slugs.includes(slug))),
  );
}

function slugsWith(brief: Brief, features: Feature[]): string[] {
  return planSite({ ...brief, features }).pages.map(({ slug }) => slug);
}

function isAddFeature(edit: Edit): edit is AddFeature {
  return edit.kind === 'add_feature';
}
