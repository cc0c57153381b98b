import type { Item } from '../../model/brief.js';
import type { CollectionSpec, FieldSpec } from '../../model/data-schema.js';
import type { Site } from '../../model/site.js';
import { attributes } from '../attributes.js';
import { html, type Html } from '../../html/html.js';
import type { UiWords } from '../words/en.ui.js';
import { counted } from '../words/words.js';
import type { AppViewInput } from './app-view.js';
import { faultView, fieldViews, labelView } from './field.view.js';
import { formView } from './form.view.js';
import { hoursText } from './hours-text.js';

/** A service, and the collection that keeps its times. */
interface Service {
  value: string;
  item: Item | null;
  collection: string;
}

/** What, when, who: without a script the time is typed, with one it is picked among what is free. */
export function bookingView({ section, collection, site, words }: AppViewInput): Html {
  const services = servicesOf(site);
  const collections = [...new Set(services.map((service) => service.collection))];
  const isSeparate = collections.length > 1;
  const service = collection.fields.find(({ name }) => name === 'service');
  const slot = collection.fields.find(({ name }) => name === 'slot');
  const rest = collection.fields.filter((field) => field !== service && field !== slot);
  const content = (end: Html) =>
    html`<div class="booking">
      <div class="booking-pick stack">
        ${service !== undefined && servicesView(service, services, { site, words, isSeparate })}
        ${slot !== undefined && slotView(slot, collection, site, words)}
      </div>
      <div class="booking-details card">
        <h3>${words.booking.details}</h3>
        <p class="chosen" role="status" hidden></p>
        ${fieldViews(rest, collection.name, words)} ${end}
      </div>
    </div>`;
  return formView(
    {
      collection,
      content,
      submitLabel: words.booking.book,
      thanks: words.booking.thanksPlain,
      label: section.heading,
      role: 'booking',
      ...(isSeparate
        ? {
            moreButtons: plainButtons(services, words),
            others: collections.filter((name) => name !== collection.name),
          }
        : {}),
    },
    section,
    site,
  );
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

/** Services with calendars of their own need a script to be picked: it enables them. */
function servicesView(
  field: FieldSpec,
  services: Service[],
  { site, words, isSeparate }: { site: Site; words: UiWords; isSeparate: boolean },
): Html {
  const id = 'bookings-service';
  const choices = services.map(({ value, item, collection }, index) => {
    const input = attributes({
      type: 'radio',
      id: `${id}-${index + 1}`,
      name: field.name,
      value,
      required: true,
      checked: index === 0 && (isSeparate || services.length === 1),
      'data-collection': collection,
    });
    return html`<label class="service"
      ><input ${input} />
      <span class="service-name">${value}</span>
      ${item !== null && html`<span class="service-facts">${factsOf(item, site, words)}</span>`}
      ${
        item !== null &&
        item.description !== null &&
        html`<span class="service-text muted">${item.description}</span>`
      }</label
    > `;
  });
  return html`<fieldset
    class="field services"
    data-field="${field.name}"
    role="radiogroup"
    ${attributes({ disabled: isSeparate })}
  >
    <legend>${labelView(field, words)}</legend>
    ${choices} ${faultView(id)}
  </fieldset>`;
}

function factsOf(item: Item, site: Site, words: UiWords): string {
  const duration =
    item.durationMinutes === null
      ? null
      : counted(words.booking.minutes, item.durationMinutes, site.language);
  return [duration, item.price?.text ?? null].filter((fact) => fact !== null).join(' · ');
}

/** One button for each calendar, where no script chooses among them. */
function plainButtons(services: Service[], words: UiWords): Html {
  const buttons = services.map(
    ({ value, collection }) =>
      html`<button
        class="button"
        type="submit"
        name="service"
        value="${value}"
        formaction="_data/${collection}"
      >
        ${words.booking.book}: ${value}
      </button> `,
  );
  return html`<noscript>${buttons}</noscript>`;
}

function slotView(field: FieldSpec, collection: CollectionSpec, site: Site, words: UiWords): Html {
  const id = `${collection.name}-slot`;
  const hours = collection.slots === undefined ? '' : hoursText(collection.slots, site.language);
  const input = attributes({
    type: 'datetime-local',
    id,
    name: field.name,
    required: true,
    'aria-describedby': `${id}-hint`,
  });
  return html`<div class="slots" data-field="${field.name}">
    <div class="field slot-plain">
      <label for="${id}">${labelView(field, words)}</label>
      <input ${input} />
      <p class="hint" id="${id}-hint">${words.booking.hint} ${hours}</p>
    </div>
    ${faultView(id)}
  </div>`;
}
