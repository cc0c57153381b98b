import type { Fact, RecordField, RecordSchema, RecordView } from '@capstan/site-document';
import { type Feature, FORMS, SPECIAL_FORMS } from '../packs/grammar-schema.js';
import type { Language } from '../packs/language.js';
import type { RequestedFields } from '../reading/fields/requested-field.js';
import { withCapital } from '../text/capital.js';
import { fold } from '../text/fold.js';
import { type Courses, courseFields, courseRules } from './courses.js';
import { COURSE_BOOKING, SHAPES, Shape, SIGN_UP, isListed } from './record-shapes.js';
import { itemField, unique, usualField, requestedField } from './record-fields.js';
import { chartOf, viewsOf } from './record-views.js';

const APPS: readonly Feature[] = [
  'board',
  'tracker',
  'directory',
  'helpdesk',
  'crm',
  'quiz',
  'invoices',
  'booking',
  'rsvp',
  'waitlist',
  'tickets',
  'form',
  'shop',
  'newsletter',
];

const COUNTED: readonly Feature[] = ['booking', 'rsvp', 'tickets'];

/** "How many are coming", "if they're coming": what forms for people ask anyway. */
function usualKey(label: string, { orders, features }: Language): string | null {
  const folded = fold(label);
  if (features.find(folded).some(({ key }) => key === 'rsvp')) return 'attending';
  return orders.howMany.atStart(folded) === undefined ? null : 'people';
}

/** The records that the wanted features need, with the customer's fields on the most special of them. */
export function recordsFor(
  wanted: ReadonlySet<Feature>,
  language: Language,
  facts: readonly Fact[],
  requested: RequestedFields,
  courses: Courses,
): RecordSchema[] {
  const main = APPS.find(
    (feature) =>
      wanted.has(feature) &&
      (requested.fields.length > 0 || requested.statuses.length > 0) &&
      (!requested.isAsked || FORMS.includes(feature)),
  );
  return [...wanted].flatMap((feature): RecordSchema[] => {
    const shape = SHAPES[feature];
    if (shape === undefined) return [];
    if (
      feature === 'form' &&
      SPECIAL_FORMS.some((each) => wanted.has(each)) &&
      main !== 'form' &&
      requested.fields.length === 0
    )
      return [];
    return [
      recordOf(feature, shape, {
        language,
        facts,
        requested: feature === main ? requested : null,
        wanted,
        isSignUpForm: requested.isSignUp,
        courses,
      }),
    ];
  });
}

interface RecordPlan {
  language: Language;
  facts: readonly Fact[];
  /** Of this record. */
  requested: RequestedFields | null;
  wanted: ReadonlySet<Feature>;
  isSignUpForm: boolean;
  courses: Courses;
}

function recordOf(
  feature: Feature,
  shape: Shape,
  { language, facts, requested, wanted, isSignUpForm, courses }: RecordPlan,
): RecordSchema {
  const { labels } = language;
  const isSignUp = feature === 'form' && isSignUpForm;
  const [name, usualPlural] = isSignUp ? labels.signUp : labels.records[feature];
  const plural = requested?.title ? withCapital(requested.title) : usualPlural;
  const statuses =
    requested !== null && requested.statuses.length > 1 ? requested.statuses : language.labels.statuses;
  const asked = (requested?.fields ?? []).map((field, index) => requestedField(field, index, language));
  const isUsual = ({ label }: RecordField): boolean =>
    COUNTED.includes(feature) && usualKey(label, language) !== null;
  const own = withReach(
    asked.filter((field) => !isUsual(field)),
    shape,
  );
  const usualAsked = asked.flatMap(({ label }) => usualKey(label, language) ?? []);
  const isPickedUp = feature === 'shop' && hasPickUp(facts, language);
  const hasCourses = courses.items.length > 0 && (feature === 'booking' || isSignUp);
  const usual = (hasCourses ? COURSE_BOOKING : isSignUp ? SIGN_UP : shape).fields.map(
    ([key, type, isRequired]) =>
      usualField(key, type, isRequired === true && !(isPickedUp && key === 'address'), language, statuses),
  );
  const items = feature === 'shop' ? itemField(facts, language) : [];
  // A choice is one more question; a list of fields is all that the form asks for.
  const isList = own.some(({ type }) => type !== 'choice' && type !== 'choices');
  const isCount = ({ type, label }: RecordField): boolean =>
    type === 'number' && language.orders.people.isIn(fold(label));
  const ownCount = hasCourses ? own.find(isCount) : undefined;
  const kept =
    own.length === 0
      ? usual
      : usual.filter((field) => {
          const { id, type, isRequired } = field;
          // How many come decides whether there is room.
          if (hasCourses && id === 'people') return ownCount === undefined;
          return (
            (!isList || isRequired || type === 'choice' || usualAsked.includes(id)) &&
            !own.some((each) => isSame(each, field, usual)) &&
            own.length < 12
          );
        });
  const replacing = own.filter((each) =>
    usual.some((other) => other.id === 'name' && isSame(each, other, usual)),
  );
  const fields = unique([
    ...items,
    ...(hasCourses ? courseFields(courses, language) : []),
    ...(own.length === 0
      ? usual
      : [...replacing, ...kept, ...own.filter((each) => !replacing.includes(each))]),
  ]);
  const isMembers = wanted.has('members');
  const reader = shape.isOwners ? 'owner' : isMembers ? 'members' : 'anyone';
  const views = viewsOf(shape.views, fields);
  const chart = wanted.has('chart') && feature !== 'form' && isListed(shape) ? chartOf(fields) : null;
  const shownViews: RecordView[] = chart === null ? views : [...views, chart];
  const people = fields.find(({ id, type }) => id === 'people' && type === 'number');
  return {
    id: feature,
    name,
    plural,
    fields,
    views: shownViews,
    access: {
      read:
        shape.isPublic && feature !== 'news'
          ? isMembers
            ? 'members'
            : 'anyone'
          : feature === 'news'
            ? 'anyone'
            : shape.isPublic
              ? reader
              : isMembers && isListed(shape)
                ? 'members'
                : 'owner',
      create: shape.isOwners ? 'owner' : isMembers ? 'members' : 'anyone',
      update: shape.isPublic && !shape.isOwners ? (isMembers ? 'members' : 'anyone') : 'owner',
    },
    ...(shape.isPublic || isListed(shape) ? { publicFields: fields.map(({ id }) => id) } : {}),
    ...(COUNTED.includes(feature) && people !== undefined ? capacityOf(facts) : {}),
    ...(hasCourses ? courseRules(courses, (ownCount ?? people)?.id) : {}),
  };
}

/** Fields that take the place of a required e-mail address: without any address or number no one can be answered. */
function withReach(fields: readonly RecordField[], { fields: usual }: Shape): RecordField[] {
  const first = fields.find(({ type }) => type === 'email');
  const isNeeded = usual.some(([key, , isRequired]) => key === 'email' && isRequired === true);
  const isReached = fields.some(
    ({ type, isRequired }) => (type === 'email' || type === 'phone') && isRequired,
  );
  return fields.map((field) =>
    field === first && isNeeded && !isReached ? { ...field, isRequired: true } : field,
  );
}

/**
 * Whether a field of the customer replaces a usual one: it has the same type. The name of who sends a form is only
 * replaced by a field that is called so.
 */
function isSame(
  own: RecordField,
  { id, type, label }: Pick<RecordField, 'id' | 'type' | 'label'>,
  usual: readonly RecordField[],
): boolean {
  if (own.id === id) return true;
  if (own.type !== type || id === 'status') return false;
  const isSender = id === 'name' && usual.some((each) => each.id === 'email' && each.isRequired);
  const isByName = isSender || type === 'checkbox';
  return !isByName || fold(own.label).includes(fold(label)) || fold(label).includes(fold(own.label));
}

/** "Pick up on Saturdays": an order need not be delivered. */
const hasPickUp = (facts: readonly Fact[], { orders }: Language): boolean =>
  facts.some(
    (fact) => (fact.type === 'policy' || fact.type === 'statement') && orders.pickUp.isIn(fold(fact.text)),
  );

/** A number of places that the customer stated, as in "120 places in all". */
function capacityOf(facts: readonly Fact[]): Pick<RecordSchema, 'capacity'> {
  const total = facts.flatMap((fact) =>
    fact.type === 'number' && fact.unit === 'places' ? [fact.value] : [],
  )[0];
  return total === undefined ? {} : { capacity: { counts: 'people', field: 'people', total } };
}
