import type { BranchCopy } from '../branch.js';

/** Branches of doing and staying together. */
export const COMPANY_BRANCHES = {
  yoga: {
    noun: 'Yoga und Pilates',
    lead: 'Matte ausrollen, ankommen, atmen. Hier zählt niemand, wer sich am weitesten beugt.',
    cards: [
      ['Für Anfänger', 'Jede Haltung hat eine leichtere Form. Wir zeigen sie.'],
      ['Erst der Atem', 'Wird der Atem kurz, wird die Bewegung kleiner.'],
      ['Stille am Ende', 'Die letzten Minuten gehören dem Nichtstun.'],
    ],
  },
  dance: {
    noun: 'Tanzschule',
    lead: 'Bis acht zählen und von vorn. Mit Musik macht es mehr Spaß, als es klingt.',
    cards: [
      ['Erste Schritte', 'Allein oder zu zweit: Kommen Sie, wie Sie sind.'],
      ['Schicht für Schicht', 'Erst die Füße, dann der Rest. Das Lächeln kommt von selbst.'],
      ['Zusammen tanzen', 'Übung macht es leicht. Gesellschaft macht es schön.'],
    ],
  },
  languages: {
    noun: 'Sprachschule',
    lead: 'Eine Sprache lernt man mit dem Mund. Von der ersten Stunde an sprechen Sie, mit Fehlern und mit Mut.',
    cards: [
      ['Gleich sprechen', 'Kurze Sätze, die Sie heute brauchen.'],
      ['Fehler erwünscht', 'Sie zeigen, was als Nächstes kommt. Wir notieren sie und machen weiter.'],
      ['Für einen Zweck', 'Reise, Prüfung, Arbeit oder Liebe: Sagen Sie, wozu, und wir wählen die Wörter.'],
    ],
  },
  driving: {
    noun: 'Fahrschule',
    lead: 'Beim ersten Mal am Steuer sind alle nervös. Wir nehmen uns Zeit, bis es sich natürlich anfühlt.',
    cards: [
      ['Theorie', 'Zeichen und Regeln, so erklärt, dass sie auf der Straße Sinn ergeben.'],
      ['Praxis', 'Erst die ruhige Straße, dann der Kreisel, dann die Autobahn.'],
      ['Die Prüfung', 'Wir sagen, wann Sie so weit sind. Nicht vorher.'],
    ],
  },
  church: {
    noun: 'Gemeinde',
    lead: 'Eine Tür, die offen ist für alle, die glauben, zweifeln oder nur in der Stille sitzen wollen. Kommen Sie herein.',
    heading: 'Was hier geschieht',
    cards: [
      ['Gottesdienste', 'Kommen Sie, wie Sie sind. Es macht nichts, wenn Sie die Worte nicht kennen.'],
      ['Dazwischen', 'Gruppen, Essen, Musik, Gespräche: Die Woche hat mehr als einen Tag.'],
      ['Wenn es schwer ist', 'Jemand hört zu. Schreiben Sie oder kommen Sie vorbei.'],
    ],
    offerTitle: 'Leben hier',
  },
  club: {
    noun: 'Verein',
    lead: 'Allein ist es Übung, zusammen macht es Freude. Kommen Sie dazu; ausprobieren kostet nur Mut.',
    heading: 'Was wir zusammen tun',
    cards: [
      ['Feste Treffen', 'Ein Tag in der Woche, der dafür da ist.'],
      ['Neue Gesichter', 'Wer neu ist, wird an die Hand genommen. Wir waren es alle einmal.'],
      ['Mit anpacken', 'Stühle, Kuchen, Kasse: Ein Verein lebt von kleinen Diensten.'],
    ],
    offerTitle: 'Angebot',
  },
  museum: {
    noun: 'Museum und Galerie',
    lead: 'Bleiben Sie vor einer Sache stehen, länger als sonst. Dann fängt sie an zu sprechen.',
    heading: 'Wenn Sie kommen',
    cards: [
      ['Schauen', 'Lassen Sie sich Zeit. Drei gesehene Stücke sind mehr als dreißig passierte.'],
      ['Führungen', 'Für Gruppen, Schulen und Neugierige: Fragen Sie nach einem Termin.'],
      ['Dahinter', 'Fragen Sie, wie ein Stück hierherkam. Oft ist das die bessere Geschichte.'],
    ],
    offerTitle: 'Zu sehen',
  },
  coworking: {
    noun: 'Coworking-Space',
    lead: 'Ein Tisch, eine Tür, die zugeht, und Menschen, die auch arbeiten. Kommen Sie einen Tag und sehen Sie, was Sie schaffen.',
    heading: 'Hier arbeiten',
    cards: [
      ['Ihr Tisch', 'Heute hier, morgen dort oder immer derselbe. Fragen Sie, was frei ist.'],
      ['Für Gespräche', 'Sagen Sie, wann Sie einen Raum brauchen und für wie viele.'],
      ['In Gesellschaft', 'Das Mittagessen schmeckt besser, wenn jemand fragt, woran Sie arbeiten.'],
    ],
    offerTitle: 'Tische und Räume',
  },
  camping: {
    noun: 'Campingplatz',
    lead: 'Zelt aufstellen, Kocher an, Vögel hören. Hier draußen beginnt der Tag von selbst.',
    cards: [
      ['Ihr Platz', 'Zelt, Bus oder Wohnwagen: Nennen Sie die Länge und was Sie brauchen.'],
      ['Am Morgen', 'Fragen Sie nach Duschen, Brot und Ruhezeiten.'],
      ['Die Umgebung', 'Wege, Wasser, der nächste Laden. Wir zeigen es auf der Karte.'],
    ],
    offerTitle: 'Plätze',
  },
  holiday_home: {
    noun: 'Ferienhaus',
    lead: 'Ein Schlüssel, eine Küche, ein eigener Blick. Für ein paar Tage gehört es Ihnen.',
    cards: [
      ['Ankommen', 'Sie erfahren, wie man hineinkommt und wo der Lichtschalter ist.'],
      ['Wohnen', 'Kochen, lesen, lange schlafen. Sagen Sie, was fehlt.'],
      ['Die Umgebung', 'Fragen Sie, wohin wir selbst gehen. Sie bekommen eine Karte und eine Meinung.'],
    ],
    offerTitle: 'Das Haus',
  },
  game: {
    noun: 'Spiel',
    lead: 'Regeln, die man nebenbei lernt, und Entscheidungen, über die man danach nachdenkt. Versuchen Sie eine Runde.',
    heading: 'Was Sie erwartet',
    cards: [
      ['Schnell drin', 'Keine lange Einführung. Die erste Runde erklärt sich selbst.'],
      ['Langsam besser', 'Jeder Versuch zeigt etwas, das man vorher übersehen hat.'],
      ['Sagen Sie es uns', 'Zu schwer, zu leicht, kaputt? Schreiben Sie, und wir sehen es uns an.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
