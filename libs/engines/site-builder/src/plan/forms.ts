import { type FormKind, planForm } from '../apps/plan-form.js';
import type { Brief } from '../model/brief.js';
import type { CollectionSpec } from '../model/data-schema.js';
import type { Section } from '../model/site.js';

/** Forms that pages of a plan take, and what these store: each kind once, however many pages show it. */
export class Forms {
  readonly #collections = new Map<string, CollectionSpec>();

  constructor(private readonly brief: Brief) {}

  sectionOf(kind: FormKind): Section {
    const { section, collection } = planForm(kind, this.brief);
    this.#collections.set(collection.name, collection);
    return section;
  }

  get collections(): CollectionSpec[] {
    return [...this.#collections.values()];
  }
}
