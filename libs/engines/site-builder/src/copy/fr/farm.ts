import type { SubjectCopy } from '../copy.js';

export const FARM = {
  farm: {
    noun: 'Ferme',
    lead: 'Ce qui pousse ici suit la saison. Voyez ce qu’il y a, demandez ce qui vient, et venez le chercher là où cela a poussé.',
    what: {
      heading: 'Des champs et de la cour',
      cards: [
        [
          'Selon la saison',
          'Le soleil, la pluie et le gel font la liste. Demandez ce qui est mûr cette semaine.',
        ],
        ['Près de la source', 'Vous parlez à ceux qui sèment et récoltent. Demandez-leur tout.'],
        ['Pour la cuisine', 'Vous ne savez pas quoi en faire ? Nous disons comment nous le mangeons.'],
      ],
    },
    offer: {
      title: 'Récoltes',
      heading: 'Ce que donne la terre',
      lead: 'Une liste où choisir. Le jour même, c’est la nature qui décide.',
      notes: [
        [
          'Quand il n’y en a pas',
          'Certaines choses ne sont mûres que peu de temps. Demandez, et nous disons quand revenir.',
        ],
        ['Pour cuisines et boutiques', 'Plus qu’un panier ? Écrivez-nous les quantités et les jours.'],
      ],
    },
    way: {
      title: 'Acheter',
      heading: 'De notre champ à votre table',
      lead: 'Écrivez avant de venir, pour que personne ne fasse la route pour rien.',
      steps: [
        ['Demandez ce qui est prêt', 'Dites ce que vous cherchez. Nous répondons avec ce qu’il y a.'],
        [
          'Commandez votre part',
          'Indiquez quantité et jour. Nous confirmons ce que nous pouvons récolter pour vous.',
        ],
        ['Venez la chercher', 'À l’heure convenue, avec un panier.'],
      ],
    },
    about: [
      'Le travail de la terre commence tôt et n’est jamais tout à fait fini. Nous vendons ce qui en sort.',
      'Qui veut savoir comment cela a poussé reçoit une réponse, de ceux qui l’ont fait pousser.',
    ],
    faq: [
      [
        'Qu’est-ce qui est de saison ?',
        'Cela change de semaine en semaine. Écrivez-nous ou demandez en venant.',
      ],
      [
        'Comment cultivez-vous ?',
        'Demandez-nous pour le sol, l’eau et les traitements. Nous disons ce qu’il en est, champ par champ.',
      ],
      [
        'Peut-on venir voir ?',
        'Écrivez d’abord, s’il vous plaît. Une ferme est un lieu de travail, et ainsi quelqu’un aura du temps pour vous.',
      ],
    ],
    call: {
      heading: 'Qu’aimeriez-vous cuisiner ?',
      text: 'Demandez ce qui est prêt, et nous le mettons de côté.',
      action: 'Demander ce qui est prêt',
    },
    earns: 'Vente directe aux ménages, ainsi qu’aux cuisines et boutiques des environs.',
  },
} satisfies Record<string, SubjectCopy>;
