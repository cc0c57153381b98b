import type { BranchCopy } from '../branch.js';

/** Branches of work done for others. */
export const WORK_BRANCHES = {
  cleaning: {
    noun: 'Reinigung',
    lead: 'Sie öffnen die Tür und riechen, dass jemand da war. Sagen Sie, was sauber sein soll, wie oft und wann.',
    cards: [
      ['Regelmäßig', 'Derselbe Tag, dieselbe Liste, damit Sie nicht daran denken müssen.'],
      ['Einmal und gründlich', 'Nach den Handwerkern, vor dem Umzug, wenn der Frühling kommt.'],
      ['Mit Vorsicht', 'Sagen Sie, welche Flächen empfindlich sind und was wir lassen sollen.'],
    ],
  },
  garden: {
    noun: 'Garten und Landschaft',
    lead: 'Ein Garten ist nie fertig, und das ist das Gute daran. Sagen Sie, wie Sie in Ihrem leben möchten.',
    cards: [
      ['Neue Gärten', 'Sonne, Boden, Hang und Gewohnheiten: Wir schauen, bevor wir planen.'],
      ['Pflege', 'Schneiden, mähen, pflanzen. Alles zu seiner Jahreszeit.'],
      ['Bäume und Hecken', 'Was bleiben darf, was weg muss und was wann erlaubt ist.'],
    ],
  },
  vehicles: {
    noun: 'Fahrzeugwerkstatt',
    lead: 'Es klappert, zieht oder springt nicht an. Sagen Sie, was Sie hören, und wir finden heraus, was es ist.',
    cards: [
      ['Fehler finden', 'Erst schauen wir und reden über den Preis, dann reparieren wir.'],
      ['Wartung', 'Öl, Bremsen, Reifen, Kette: Was sich abnutzt, wird geprüft.'],
      ['Was warten kann', 'Wir sagen, was dringend ist und was nicht.'],
    ],
  },
  transport: {
    noun: 'Transport',
    lead: 'Von hier nach dort, heil und zur vereinbarten Stunde. Sagen Sie, was, wohin und wann.',
    cards: [
      ['Worum es geht', 'Menschen, Pakete oder eine ganze Wohnung: Größe und Gewicht helfen beim Planen.'],
      ['Der Weg', 'Treppen, Parkplatz, enge Türen. Sagen Sie es vorher, nicht erst vor Ort.'],
      ['Die Zeit', 'Wir vereinbaren eine Stunde und wie wir uns unterwegs erreichen.'],
    ],
  },
  sewing: {
    noun: 'Schneiderei und Reparatur',
    lead: 'Zu lang, zu eng, gerissen oder abgetragen: Bringen Sie es mit. Wir sehen, was sich machen lässt.',
    cards: [
      ['Ändern', 'Sie ziehen es an, wir stecken ab, Sie schauen in den Spiegel.'],
      ['Reparieren', 'Was gut gemacht ist, verdient ein zweites Leben.'],
      ['Nach Maß', 'Stoff, Schnitt, Anprobe. Wir sagen, wie lange es dauert.'],
    ],
  },
  travel: {
    noun: 'Reisen und Führungen',
    lead: 'Wohin, wie lange, mit wem? Sagen Sie, wie für Sie ein guter Tag aussieht, und von da aus planen wir.',
    cards: [
      ['Wünsche hören', 'Früh wach oder lang auf, Meer oder Stufen: Alles zählt.'],
      ['Ein Plan mit Luft', 'Wege, Zeiten, Orte. Und Raum für den Zufall.'],
      ['Unterwegs', 'Sie wissen, wen Sie fragen, wenn etwas anders kommt.'],
    ],
  },
  planner: {
    noun: 'Eventplanung',
    lead: 'Sie freuen sich auf den Tag, wir führen die Liste. Nennen Sie Datum, Gäste und Traum.',
    cards: [
      ['Die Idee', 'Worüber sollen alle noch beim Frühstück reden?'],
      ['Das Budget', 'Früh aufgeschrieben, oft angesehen.'],
      ['Der Tag', 'Jemand hat den Ablauf in der Hand. Das müssen nicht Sie sein.'],
    ],
  },
  property: {
    noun: 'Immobilien',
    lead: 'Ein Zuhause findet man mit Geduld und guten Fragen. Sagen Sie, was Sie suchen oder wovon Sie sich trennen.',
    cards: [
      ['Suchen', 'Nennen Sie, was Sie brauchen und worauf Sie verzichten könnten.'],
      ['Verkaufen und vermieten', 'Ein nüchterner Blick auf den Wert und ehrliche Bilder.'],
      ['Besichtigen', 'Kommen Sie zweimal, zu verschiedenen Stunden. Fragen Sie alles.'],
    ],
  },
  photo: {
    noun: 'Fotografie und Film',
    lead: 'Die meisten sagen, dass sie auf Bildern nicht gut aussehen. Das ist unsere Aufgabe, nicht Ihre.',
    cards: [
      ['Vorher', 'Ort, Licht, Kleidung, Stimmung: Ein kurzes Gespräch spart einen langen Tag.'],
      ['Währenddessen', 'Posieren müssen Sie nicht. Wir schauen, warten und drücken ab.'],
      ['Danach', 'Sie bekommen eine Auswahl, und wir vereinbaren, was wo verwendet wird.'],
    ],
  },
  music: {
    noun: 'Musik',
    lead: 'Lauter drehen oder kommen und im Raum hören. Für Termine, Anfragen und alles andere: Schreiben Sie uns.',
    heading: 'Zu hören und zu buchen',
    cards: [
      ['Auf der Bühne', 'Nennen Sie Ort, Stunde und wer zuhört.'],
      ['Für Ihren Anlass', 'Hochzeit, Eröffnung, Abschied: Wir reden darüber, was gespielt werden soll.'],
      ['Im Studio', 'Aufnahmen, Unterricht, gemeinsame Vorhaben. Fragen Sie.'],
    ],
    steps: [
      ['Datum nennen', 'Ort, Stunde, Anlass und wie viel Platz da ist.'],
      ['Über Musik reden', 'Welche Stücke, wie lang, wie laut, mit welcher Technik.'],
      ['Wir spielen', 'Sie hören rechtzeitig, wann wir kommen und was wir brauchen.'],
    ],
    faq: [
      [
        'Was kostet ein Auftritt?',
        'Das hängt von Ort, Dauer und Anreise ab. Schreiben Sie mit dem Datum, und Sie bekommen ein Angebot.',
      ],
      ['Was brauchen Sie vor Ort?', 'Strom, Platz und ein trockenes Eck. Den Rest sagen wir vor dem Tag.'],
      [
        'Dürfen wir uns ein Stück wünschen?',
        'Ja, sagen Sie es früh. Wir sagen ehrlich, ob wir es spielen können.',
      ],
    ],
  },
  writing: {
    noun: 'Texte und Bücher',
    lead: 'Texte entstehen allein und werden allein gelesen, und dazwischen liegt ein Gespräch. Hier beginnt es.',
    cards: [
      ['Zum Lesen', 'Was es gibt und womit man anfängt. Fragen Sie, wenn Sie sich nicht entscheiden können.'],
      ['Lesungen', 'Für Buchhandlungen, Schulen und Büchereien: Schreiben Sie Ort und Datum.'],
      ['Im Auftrag', 'Sagen Sie, wofür es ist, wer es liest und wann es fertig sein soll.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
