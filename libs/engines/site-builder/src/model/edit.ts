import type { Contact, Feature, Item, OpeningHours } from './brief.js';
import type { AppKind, Language, Tone } from './vocabulary.js';
import type { FieldType } from './data-schema.js';

/** How to find a page, section or field that an instruction names: a slug, id, or words of its title. */
export type Target = string;

/**
 * One change of a site, as an instruction asked for it. A site is its brief and the list of its edits, so that undo
 * drops the last group and what an edit does not touch stays byte for byte.
 */
export type Edit =
  | { kind: 'rename'; name: string }
  | { kind: 'colours'; colours: string[] }
  | { kind: 'dark'; isDark: boolean }
  | { kind: 'tone'; tone: Tone }
  | { kind: 'language'; language: Language }
  | { kind: 'headline'; page: Target | null; text: string }
  | { kind: 'text'; page: Target | null; section: Target | null; text: string }
  | { kind: 'contact'; contact: Partial<Contact> }
  | { kind: 'hours'; hours: OpeningHours[] }
  | { kind: 'place'; place: string }
  | { kind: 'price'; item: string; priceText: string }
  | { kind: 'add_item'; item: Item }
  | { kind: 'remove_item'; item: string }
  | { kind: 'add_feature'; feature: Feature; title: string | null; statements: string[] }
  | { kind: 'add_app'; app: AppKind }
  /** A page on a subject that no feature covers; `statements` are what the instruction says about it. */
  | { kind: 'add_page'; title: string; statements: string[] }
  | { kind: 'remove_page'; page: Target }
  | { kind: 'rename_page'; page: Target; title: string }
  | { kind: 'move_page'; page: Target; to: 'first' | 'last' | { before: Target } | { after: Target } }
  | { kind: 'add_section'; page: Target | null; feature: Feature | null; title: string; statements: string[] }
  | { kind: 'remove_section'; page: Target | null; section: Target }
  | {
      kind: 'move_section';
      page: Target | null;
      section: Target;
      to: 'first' | 'last' | { before: Target } | { after: Target };
    }
  | { kind: 'add_field'; form: Target | null; label: string; type: FieldType; isRequired: boolean }
  | { kind: 'remove_field'; form: Target | null; field: Target }
  /** Facts of a later prompt that describes something new: added to the brief. */
  | { kind: 'statements'; statements: string[] };
