import { type Fact, type FactOf, factsOnPages, type Money, type SiteDocument } from '@capstan/site-document';

/** The texts that visitors of a document see, page by page: what a renderer shows of it. */
export function visiblePages(document: SiteDocument): string[] {
  const facts = new Map(document.facts.map((fact) => [fact.id, fact]));
  const placed = factsOnPages(document);
  return document.pages.map((page, index) => {
    const lines = [
      document.identity.name,
      page.title,
      ...(index === 0 ? [document.identity.tagline?.text ?? ''] : []),
    ];
    for (const section of page.sections) {
      lines.push(
        section.label ?? '',
        section.heading?.text ?? '',
        section.action?.label ?? '',
        section.secondAction?.label ?? '',
        ...(section.body ?? []).map(({ text }) => text),
      );
      const record = document.records.find(({ id }) => id === section.record);
      for (const field of record?.fields ?? []) {
        lines.push(field.label, field.help ?? '', ...(field.options ?? []).map(({ label }) => label));
      }
      const own = [...facts.values()].filter(({ id }) =>
        placed.get(id)?.some((place) => place.section === section.id && place.page === page.id),
      );
      lines.push(...own.map((fact) => factText(fact, document)));
    }
    return lines.filter(Boolean).join('\n');
  });
}

function factText(fact: Fact, document: SiteDocument): string {
  switch (fact.type) {
    case 'person':
      return [fact.title, fact.name, fact.role, fact.about]
        .filter(Boolean)
        .join(' ')
        .replace(/^(\S+) (.*?) (.*)$/, '$1 $2 $3');
    case 'item':
      return [
        fact.name,
        fact.description,
        fact.price === undefined ? '' : priceText(fact.price, document),
        fact.unit,
        fact.duration,
        ...(fact.times ?? []).map(
          ({ days, starts, ends }) => `${daysText(days, document)} ${starts} – ${ends ?? ''}`,
        ),
        fact.places === undefined ? '' : `${fact.places} places`,
        fact.group,
        fact.note,
      ]
        .filter(Boolean)
        .join(' · ');
    case 'place':
      return [fact.name, fact.address, fact.area, fact.directions].filter(Boolean).join(', ');
    case 'hours':
      return fact.isClosed
        ? `${daysText(fact.days, document)}: closed`
        : `${daysText(fact.days, document)} ${fact.opens} – ${fact.closes} ${fact.note ?? ''}`;
    case 'contact':
      return [fact.label, fact.value].filter(Boolean).join(' ');
    case 'date':
      return [fact.title, dayText(fact, document), fact.place, fact.note].filter(Boolean).join(' · ');
    case 'policy':
      return [fact.topic, fact.text].filter(Boolean).join(' ');
    case 'statement':
      return fact.text;
    case 'number':
      return `${fact.label} ${fact.value} ${fact.unit ?? ''}`;
    case 'quote':
      return `${fact.text} ${fact.by ?? ''}`;
    default:
      return [fact.title, ...fact.entries].filter(Boolean).join('\n');
  }
}

/** The day or days of a date, as the renderer writes them out. */
function dayText({ start, end }: FactOf<'date'>, { locale }: SiteDocument): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const [from, to] = [start, end ?? start].map((day) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`));
  const isRange = from !== to;
  return isRange ? `${format.formatRange(from!, to!)} · ${format.format(to)}` : format.format(from);
}

const daysText = (days: readonly string[], { locale }: SiteDocument): string =>
  days
    .map((day) => {
      const index = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(day);
      return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2024, 0, 1 + index),
      );
    })
    .join(', ');

function priceText(price: Money | string, { locale }: SiteDocument): string {
  if (typeof price === 'string') return price;
  const isWhole = Number.isInteger(price.amount);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: price.currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole ? { minimumFractionDigits: 0 } : {}),
  });
  const upTo = price.upTo === undefined ? '' : ` – ${format.format(price.upTo)}`;
  return `${format.format(price.amount)}${upTo}${price.per === undefined ? '' : ` / ${price.per}`}`;
}
