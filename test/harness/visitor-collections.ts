/** Days from today, at noon UTC so that no time zone changes the day. */
export const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;
const EVERY_DAY = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** A text field. */
export const text = (name: string, isRequired = false) => ({
  name,
  label: `The ${name}`,
  type: 'text' as const,
  isRequired,
});
/** A required e-mail field. */
export const email = { name: 'email', label: 'E-mail', type: 'email' as const, isRequired: true };

/** A collection of each kind. */
export const COLLECTIONS = [
  {
    name: 'everything',
    title: 'Everything',
    access: 'submit',
    fields: [
      text('name', true),
      { name: 'story', label: 'Story', type: 'long_text', isRequired: false },
      { ...email, isRequired: false },
      { name: 'phone', label: 'Phone', type: 'phone', isRequired: false },
      { name: 'age', label: 'Age', type: 'number', isRequired: false, min: 18, max: 120 },
      { name: 'day', label: 'Day', type: 'date', isRequired: false },
      { name: 'hour', label: 'Hour', type: 'time', isRequired: false },
      { name: 'site', label: 'Site', type: 'url', isRequired: false },
      {
        name: 'size',
        label: 'Size',
        type: 'choice',
        isRequired: false,
        options: [
          { value: 's', label: 'S' },
          { value: 'l', label: 'L' },
        ],
      },
      {
        name: 'extras',
        label: 'Extras',
        type: 'choices',
        isRequired: false,
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      },
      { name: 'consent', label: 'Consent', type: 'checkbox', isRequired: false },
      {
        name: 'cart',
        label: 'Cart',
        type: 'items',
        isRequired: false,
        options: [
          { value: 'Rye', label: 'Rye', price: 4.5 },
          { value: 'Bun', label: 'Bun', price: 0.7 },
        ],
      },
      text('constructor'),
    ],
  },
  {
    name: 'bookings',
    title: 'Bookings',
    access: 'submit',
    fields: [{ name: 'slot', label: 'Slot', type: 'slot', isRequired: true }, text('name', true)],
    uniqueField: 'slot',
    slots: { hours: [{ days: EVERY_DAY, opens: '09:00', closes: '17:00' }], stepMinutes: 30, daysAhead: 30 },
  },
  {
    name: 'tables',
    title: 'Tables',
    access: 'submit',
    fields: [{ name: 'slot', label: 'Slot', type: 'slot', isRequired: true }],
    uniqueField: 'slot',
    capacity: 3,
  },
  {
    name: 'guests',
    title: 'Guests',
    access: 'submit',
    fields: [text('name', true), { name: 'people', label: 'People', type: 'number', isRequired: false }],
    sumField: 'people',
    totalCapacity: 10,
  },
  {
    name: 'listings',
    title: 'Listings',
    access: 'list',
    fields: [text('title', true), email, text('note')],
    publicFields: ['title', 'email'],
  },
  {
    name: 'cards',
    title: 'Cards',
    access: 'edit',
    fields: [text('title', true), text('column'), { ...email, isRequired: false }],
    publicFields: ['title', 'column'],
  },
  {
    name: 'diary',
    title: 'Diary',
    access: 'private',
    fields: [{ name: 'day', label: 'Day', type: 'date', isRequired: true }, text('what')],
    uniqueField: 'day',
  },
  {
    name: 'waitlist',
    title: 'Waitlist',
    access: 'submit',
    fields: [email],
    uniqueField: 'email',
    hasReferrals: true,
  },
  {
    name: 'dinners',
    title: 'Dinners',
    access: 'submit',
    fields: [
      { name: 'slot', label: 'Slot', type: 'slot', isRequired: true },
      { name: 'people', label: 'People', type: 'number', isRequired: true, min: 1 },
    ],
    uniqueField: 'slot',
    capacity: 6,
    sumField: 'people',
  },
  {
    name: 'orders',
    title: 'Orders',
    access: 'submit',
    fields: [
      {
        name: 'way',
        label: 'Way',
        type: 'choice',
        isRequired: true,
        options: [
          { value: 'delivery', label: 'Delivery' },
          { value: 'pickup', label: 'Pickup' },
        ],
      },
      { ...text('address'), requiredWhen: { field: 'way', is: ['delivery'] } },
    ],
  },
  {
    name: 'quiz',
    title: 'Quiz',
    access: 'submit',
    fields: [
      {
        name: 'capital',
        label: 'Capital',
        type: 'choice',
        isRequired: true,
        options: [
          { value: 'bern', label: 'Bern', points: 2 },
          { value: 'basel', label: 'Basel' },
        ],
      },
      {
        name: 'rivers',
        label: 'Rivers',
        type: 'choices',
        isRequired: false,
        options: [
          { value: 'aare', label: 'Aare', points: 1 },
          { value: 'reuss', label: 'Reuss', points: 1 },
          { value: 'po', label: 'Po', points: 0 },
        ],
      },
    ],
  },
  {
    name: 'invoices',
    title: 'Invoices',
    access: 'submit',
    fields: [text('customer', true)],
    audience: { read: 'owner', create: 'owner', update: 'owner' },
  },
  {
    name: 'minutes',
    title: 'Minutes',
    access: 'edit',
    fields: [text('title', true)],
    audience: { read: 'members', create: 'members', update: 'members' },
  },
];

/** The file that defines the collections of a site. */
export const schemaOf = (collections: unknown): string => JSON.stringify({ version: 1, collections });
