import type { CollectionSpec, FieldSpec, FieldType } from '../../model/data-schema.js';
import type { Site } from '../../model/site.js';
import { findField, findForm } from '../targets/find-target.js';
import { fieldNameOf, freeName } from './names.js';

/** More would make a form that nobody fills in. */
export const MAX_FIELDS = 40;

/** The form an instruction means when it names none: what the app takes, else the first form. */
export function mainForm(site: Site): CollectionSpec | null {
  const shown = site.pages.flatMap((page) => page.sections);
  const section = shown.find(({ type }) => type === 'app') ?? shown.find(({ type }) => type === 'form');
  if (section?.type !== 'form' && section?.type !== 'app') return site.collections[0] ?? null;
  return site.collections.find(({ name }) => name === section.collection) ?? null;
}

export function formOf(site: Site, target: string | null): CollectionSpec | null {
  return target === null ? mainForm(site) : findForm(site, target);
}

export function addField(
  site: Site,
  target: string | null,
  field: { label: string; type: FieldType; isRequired: boolean },
): Site {
  const form = formOf(site, target);
  if (!form || form.fields.length >= MAX_FIELDS) return site;
  const name = freeName(fieldNameOf(field.label), '_', (taken) =>
    form.fields.some((other) => other.name === taken),
  );
  const spec: FieldSpec = { name, label: field.label, type: field.type, isRequired: field.isRequired };
  return withForm(site, form, { ...form, fields: [...form.fields, spec] });
}

/** Fields that rules of the form rest on stay, see {@link isNeeded}. */
export function removeField(site: Site, target: string | null, fieldTarget: string): Site {
  const form = formOf(site, target);
  const field = form && findField(form, fieldTarget);
  if (!form || !field || isNeeded(form, field)) return site;
  return withForm(site, form, {
    ...form,
    fields: form.fields.filter((other) => other !== field),
    ...(form.publicFields && { publicFields: form.publicFields.filter((name) => name !== field.name) }),
  });
}

/** Whether the form cannot work without the field: its slots, its cart, its rules, or its only field. */
export function isNeeded(form: CollectionSpec, field: FieldSpec): boolean {
  return (
    form.fields.length === 1 ||
    field.type === 'slot' ||
    field.type === 'items' ||
    field.name === form.uniqueField ||
    field.name === form.sumField
  );
}

function withForm(site: Site, form: CollectionSpec, changed: CollectionSpec): Site {
  return { ...site, collections: site.collections.map((other) => (other === form ? changed : other)) };
}
