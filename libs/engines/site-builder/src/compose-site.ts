import { planApp } from './apps/plan-app.js';
import { applyFacts } from './changes/apply-facts.js';
import { applyStructure } from './changes/apply-structure.js';
import { insertedShown } from './changes/structure/pages.js';
import { copyFor } from './copy/copy-for.js';
import type { Brief, Feature } from './model/brief.js';
import type { Edit } from './model/edit.js';
import type { Page, Site, SiteState } from './model/site.js';
import type { AppKind } from './model/vocabulary.js';
import { planSite } from './plan/plan-site.js';

type AddFeature = Extract<Edit, { kind: 'add_feature' }>;

/**
 * The site of a state: its brief with the facts changed, planned, then with pages, sections and fields changed.
 * Features and apps that were added later are planned apart where they would take pages away from the site.
 */
export function composeSite(state: SiteState): Site {
  const edits = state.edits.flat();
  const brief = applyFacts(
    state.brief,
    edits.filter(({ kind }) => kind !== 'add_feature'),
  );
  const apart = pageFeatures(brief, edits);
  const facts = edits.filter((edit) => edit.kind !== 'add_feature' || !apart.has(edit.feature));
  const planned = planWithApp(applyFacts(state.brief, facts), state.brief.app);
  return applyStructure(planned, edits, ({ feature, statements }) =>
    planSite({ ...brief, features: [feature], statements: [...brief.statements, ...statements] }),
  );
}

/** The features added that bring a page: it comes to those that are there and changes none of them. */
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

/** An app that the first prompt did not ask for may not turn a site about something else into one about the app. */
function planWithApp(brief: Brief, first: AppKind | null): Site {
  const site = planSite(brief);
  if (brief.app === null || brief.app === first) return site;
  const before = planSite({ ...brief, app: first });
  const isKept = before.pages.every(({ slug }) => site.pages.some((page) => page.slug === slug));
  return isKept ? site : withApp(before, brief, brief.app);
}

/** The site with the page of an app, and the way to it from the home page. */
function withApp(site: Site, brief: Brief, app: AppKind): Site {
  const { page, collections } = planApp(brief, app);
  const { heading, text, action } = copyFor(brief.language).apps[app].call;
  const actions = [{ label: action, href: `${page.slug}.html` }];
  const pages = insertedShown(
    site.pages.filter(({ slug }) => slug !== page.slug),
    page,
  );
  return {
    ...site,
    app,
    pages: pages.map((each, at): Page => {
      if (at !== 0) return each;
      const sections = each.sections.toSpliced(1, 0, {
        type: 'call',
        id: 'app-call',
        heading,
        text,
        actions,
      });
      return { ...each, sections };
    }),
    collections: [...collections, ...site.collections],
  };
}
