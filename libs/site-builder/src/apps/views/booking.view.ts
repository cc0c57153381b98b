import type { CollectionSpec, FieldSpec } from '../../model/data-schema.js';
import type { Item } from '../../model/brief.js';
import type { Site } from '../../model/site.js';
import { attributes, html, type Markup } from '../markup.js';
import type { UiWords } from '../words/en.ui.js';
import { counted } from '../words/words.js';
import type { AppViewInput } from './app-view.js';
import { faultView, fieldViews, labelView } from './field.view.js';
import { formView } from './form.view.js';
import { hoursText } from './hours-text.js';

/** What, when, who: without a script the time is typed, with one it is picked among what is free. */
export function bookingView({ section, collection, site, words }: AppViewInput): Markup {
  const services = servicesOf(site);
  const rest = collection.fields.filter(({ name }) => name !== 'service' && name !== 'slot');
  const slot = collection.fields.find(({ name }) => name === 'slot');
  const service = collection.fields.find(({ name }) => name === 'service');
  return formView(
    {
      collection,
      content: html`<div class="booking">
        <div class="booking-pick stack">
          ${service !== undefined && services.length > 0 && servicesView(service, services, site, words)}
          ${slot !== undefined && slotView(slot, collection, site, words)}
        </div>
        <div class="booking-details card">
          <h3>${words.booking.details}</h3>
          <p class="chosen muted" hidden></p>
          ${fieldViews(rest, collection.name, words)}
        </div>
      </div>`,
      submitLabel: words.booking.book,
      thanks: words.booking.thanksPlain,
      label: section.heading,
      role: 'booking',
    },
    section,
    site,
  );
}

/** A service, and the collection that keeps its times. */
interface Service {
  value: string;
  item: Item | null;
  collection: string;
}

function servicesOf(site: Site): Service[] {
  return site.collections
    .filter(({ name }) => /^bookings(-\d+)?$/.test(name))
    .flatMap((collection) => {
      const options = collection.fields.find(({ name }) => name === 'service')?.options ?? [];
      return options.map(({ value }) => ({
        value,
        item: site.items.find((item) => item.name === value) ?? null,
        collection: collection.name,
      }));
    });
}

function servicesView(field: FieldSpec, services: Service[], site: Site, words: UiWords): Markup {
  const id = 'bookings-service';
  return html`<fieldset class="field services" data-field="service" role="radiogroup">
    <legend>${labelView(field, words)}</legend>
    ${services.map(
      ({ value, item, collection }, index) => html`<label class="service"><input${attributes({
        type: 'radio',
        id: `${id}-${index + 1}`,
        name: 'service',
        value,
        required: true,
        checked: services.length === 1,
        'data-collection': collection,
      })}>
<span class="service-name">${value}</span>
${item !== null && item.description !== null && html`<span class="service-text muted">${item.description}</span>`}
${item !== null && html`<span class="service-facts">${factsOf(item, site, words)}</span>`}</label>\n`,
    )}${faultView(id)}
  </fieldset>`;
}

function factsOf(item: Item, site: Site, words: UiWords): string {
  const duration =
    item.durationMinutes === null
      ? null
      : counted(words.booking.minutes, item.durationMinutes, site.language);
  return [duration, item.price?.text ?? null].filter((fact) => fact !== null).join(' · ');
}

function slotView(field: FieldSpec, collection: CollectionSpec, site: Site, words: UiWords): Markup {
  const id = `${collection.name}-slot`;
  const hours = collection.slots === undefined ? '' : hoursText(collection.slots, site.language);
  return html`<div class="slots" data-field="slot">
<div class="field slot-plain">
<label for="${id}">${labelView(field, words)}</label>
<input${attributes({ type: 'datetime-local', id, name: 'slot', required: true, 'aria-describedby': `${id}-hint` })}>
<p class="hint" id="${id}-hint">${words.booking.hint} ${hours}</p>
</div>
${faultView(id)}
</div>`;
}
