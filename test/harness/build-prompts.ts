/** A prompt with enough facts for a site of several pages: home, offer and visit. */
export const RESTAURANT = [
  'A website for the restaurant "Tide" in Cork. Open Tue-Sun 12-22.',
  'Menu: oysters €14, chowder €9, crab €18, mussels €13, hake €21, plaice €19, apple tart €7, coffee €3.',
  'Chef: Nora Byrne. Sous-chef: Ian Kelly.',
  '12 Harbour Row, Cork. Call 021 555 0123 or write to hello@tide.example.',
].join('\n');
