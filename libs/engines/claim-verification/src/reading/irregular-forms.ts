const FORMS = `
write wrote written
show shown
keep kept
leave left
send sent
give gave given
make made
find found
choose chose chosen
take took taken
build built
hold held
lose lost
run ran
begin began begun
break broke broken
hide hid hidden
know knew known
speak spoke spoken
bind bound
mean meant
lead led
feed fed
get got gotten
grow grew grown
draw drew drawn
throw threw thrown
fall fell fallen
rise rose risen
buy bought
sell sold
bring brought
think thought
tell told
say said
see saw seen
go went gone
come came
become became
understand understood
stand stood
spend spent
win won
freeze froze frozen
forget forgot forgotten
override overrode overridden
overwrite overwrote overwritten
child children
index indices indexes
`;

/** Irregular forms with their base forms, which stemming does not find. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  FORMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
);
