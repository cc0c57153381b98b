/**
 * From a plain-language prompt to the files of a site, without a language model: understanding, plan, copy, design,
 * small apps, and follow-up instructions. Pure functions: no disk, no network, no clock.
 * Main functions: {@link readBrief}, {@link composeSite}, {@link renderSite}, {@link readInstruction}.
 */
export { APP_STYLE } from './apps/app-style.js';
export { appScript } from './apps/app-script.js';
export { FORM_KINDS, type FormKind, planForm, type PlannedForm } from './apps/plan-form.js';
export { planApp } from './apps/plan-app.js';
export { composeSite } from './compose-site.js';
export { applyInstruction } from './changes/apply-instruction.js';
export type { Instruction } from './changes/instruction.js';
export { isInstruction } from './changes/is-instruction.js';
export { readAddition } from './changes/read-addition.js';
export { readInstruction } from './changes/read-instruction.js';
export { renderApp } from './apps/render-app.js';
export { renderForm } from './apps/render-form.js';
export { readBrief } from './brief/read-brief.js';
export { type SiteFacts, siteFacts } from './facts.js';
export { firstLook } from './first-look.js';
export type { Brief, Contact, Feature, Item, Occasion, OpeningHours, Price } from './model/brief.js';
export {
  type CollectionAccess,
  type CollectionSpec,
  type DataSchema,
  type FieldSpec,
  FIELD_TYPES,
  type FieldType,
  type SlotRules,
} from './model/data-schema.js';
export type { Edit } from './model/edit.js';
export type { Page, Section, Site, SiteFiles, SiteState } from './model/site.js';
export { planSite } from './plan/plan-site.js';
export type { RenderOptions } from './render/render-options.js';
export { renderSite } from './render/render-site.js';
export { siteFiles, withRecords } from './site-files.js';
export {
  APP_KINDS,
  type AppKind,
  BUSINESS_KINDS,
  type BusinessKind,
  LANGUAGES,
  type Language,
  type Tone,
} from './model/vocabulary.js';
