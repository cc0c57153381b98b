import { describe, expect, it } from 'vitest';

import type { BusinessKind } from '../model/vocabulary.js';
import { type Branch, branchOf } from './branch.js';

describe('branchOf', () => {
  it.each<[string, BusinessKind, Branch | null]>([
    ['sourdough bakery', 'food_shop', 'bakery'],
    ['Bäckerei', 'food_shop', 'bakery'],
    ['boulangerie bio', 'food_shop', 'bakery'],
    ['パン屋', 'food_shop', 'bakery'],
    ['Metzgerei', 'food_shop', 'butcher'],
    ['pastelería', 'food_shop', 'sweets'],
    ['wine shop', 'food_shop', 'drinks'],
    ['cheese shop', 'food_shop', null],
    ['Neapolitan pizzeria', 'restaurant', 'pizzeria'],
    ['food truck', 'restaurant', 'catering'],
    ['cocktail bar', 'restaurant', 'bar'],
    ['Thai restaurant', 'restaurant', null],
    ['barbershop', 'beauty', 'hair'],
    ['Friseursalon', 'beauty', 'hair'],
    ['美容室', 'beauty', 'hair'],
    ['dog grooming salon', 'beauty', 'pets'],
    ['Zahnarztpraxis', 'health', 'dentist'],
    ['physiotherapy practice', 'health', null],
    ['psychotherapy practice', 'health', 'therapy'],
    ['yoga studio', 'fitness', 'yoga'],
    ['climbing gym', 'fitness', null],
    ['plumber', 'trades', null],
    ['cleaning company', 'trades', 'cleaning'],
    ['dog walking service', 'trades', 'pets'],
    ['bike repair shop', 'trades', 'vehicles'],
    ['Umzugsunternehmen', 'trades', 'transport'],
    ['bookshop', 'retail', 'books'],
    ['floristería', 'retail', 'flowers'],
    ['toy shop', 'retail', null],
    ['tax adviser', 'professional', null],
    ['real estate agency', 'professional', 'property'],
    ['wedding photographer', 'studio', 'photo'],
    ['jazz band', 'studio', 'music'],
    ['branding studio', 'studio', null],
    ['invoicing app', 'software', null],
    ['driving school', 'education', 'driving'],
    ['music school', 'education', null],
    ['animal shelter', 'nonprofit', null],
    ['chess club', 'nonprofit', 'club'],
    ['vineyard', 'farm', 'winery'],
    ['boutique hotel', 'lodging', null],
    ['mountain cabin', 'lodging', 'holiday_home'],
  ])('%s (%s): %s', (trade, kind, branch) => {
    expect(branchOf(kind, trade)).toBe(branch);
  });
});
