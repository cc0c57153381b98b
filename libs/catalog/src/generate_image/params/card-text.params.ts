import { CARD_LAYOUTS, type CardLayout } from '@capstan/drawing';
import { ChoiceField, StringField } from '@capstan/kit';

/** The texts of a card, and their layout. */
export class CardTextParams {
  @StringField({
    description: 'The headline.',
    minLength: 1,
    maxLength: 300,
    example: 'Ten rules of caching',
  })
  title: string;

  @StringField({ description: 'A sentence below it.', maxLength: 400, optional: true })
  subtitle?: string;

  @StringField({
    description: 'A short line above it.',
    maxLength: 80,
    optional: true,
    example: 'Engineering',
  })
  eyebrow?: string;

  @StringField({ description: 'Who wrote or said it.', maxLength: 120, optional: true })
  author?: string;

  @StringField({
    description: 'Name or address of the site.',
    maxLength: 120,
    optional: true,
    example: 'example.com',
  })
  site?: string;

  @ChoiceField<CardLayout>({
    description:
      '`editorial`: serif headline between rules. `poster`: huge capitals. `split`: text next to a pattern. `quote`: a sentence in the middle. `terminal`: a dark window. Default: one of the first three, by the seed.',
    choices: CARD_LAYOUTS,
    optional: true,
  })
  layout?: CardLayout;
}
