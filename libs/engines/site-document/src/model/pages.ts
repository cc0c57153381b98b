import { z } from 'zod';
import { COMPONENT_IDS } from './components.js';
import { ImageRef } from './image.js';
import { Id, Line, Text } from './names.js';

/** A sentence on a page: the customer's fact, or bound to facts. */
export const Copy = z
  .strictObject({
    text: Text,
    basis: z.array(Id).min(1, 'must name the facts that it is based on').max(20),
  })
  .meta({ id: 'Copy' });
export type Copy = z.infer<typeof Copy>;

export const Action = z
  .strictObject({
    label: Line,
    target: z.string().max(500).describe('the id of a page or section, or a URL of https, mailto or tel'),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof Action>;

export const Section = z
  .strictObject({
    id: Id,
    component: z.enum(COMPONENT_IDS),
    variant: Id,
    label: Line.max(60)
      .optional()
      .describe(
        'a heading that only names the section, such as "Opening hours"; it comes from a language pack',
      ),
    heading: Copy.optional(),
    body: z.array(Copy).max(30).optional(),
    facts: z.array(Id).max(300),
    record: Id.optional(),
    view: z.int().min(0).optional().describe('index of the view of the record'),
    images: z.array(ImageRef).max(60).optional(),
    action: Action.optional(),
    secondAction: Action.optional().describe('a quieter button at the top of a page, next to the action'),
  })
  .meta({ id: 'Section' });
export type Section = z.infer<typeof Section>;

export const Page = z
  .strictObject({
    id: Id,
    path: z.string().regex(/^\/$|^(\/[a-z0-9][a-z0-9-]{0,59}){1,3}$/, 'must be / or a path such as /menu'),
    title: Line,
    inNavigation: z.boolean(),
    isMembersOnly: z.boolean().optional(),
    sections: z.array(Section).min(1, 'must have a section').max(30),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof Page>;
