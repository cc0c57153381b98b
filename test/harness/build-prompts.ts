/** A prompt with enough facts for a site of several pages: home, offer and visit. */
export const RESTAURANT = [
  'A website for the restaurant "Tide" in Cork. We cook what the boats bring in. Open Tue-Fri 12-22, Sat 11-23, Sun 12-17.',
  'Menu: oysters €14, chowder €9, crab €18, mussels €13, hake €21, plaice €19, lobster €32, squid €12, apple tart €7, cheese €9, coffee €3, tea €3.',
  'Chef: Nora Byrne. Sous-chef: Ian Kelly. Manager: Una Daly.',
  'No reservations for lunch. Dogs are welcome on the terrace.',
  '12 Harbour Row, Cork. Call 021 555 0123, write to hello@tide.example or jobs@tide.example.',
  'FAQ: Is there parking? Yes, behind the house. Do you cater? Yes, for up to 40 guests.',
].join('\n');
