import type { SubjectCopy } from '../copy.js';

export const TRADE = {
  trades: {
    noun: 'Entreprise artisanale',
    lead: 'Dites-nous ce qui est cassé, prévu ou en retard. Nous regardons, nous donnons un prix, puis nous nous mettons au travail.',
    what: {
      heading: 'Pour quoi nous appeler',
      cards: [
        [
          'Réparations',
          'Cela goutte, cela coince ou ne répond plus. Décrivez-le, si possible avec une photo.',
        ],
        ['Travaux neufs', 'De la première idée à la dernière vis : dites ce que cela doit devenir.'],
        [
          'Entretien',
          'Ce qui est entretenu à temps coûte moins cher ensuite. Nous disons ce qui peut attendre.',
        ],
      ],
    },
    offer: {
      title: 'Prestations',
      heading: 'Ce que nous faisons',
      lead: 'Les travaux que nous prenons. Si le vôtre n’y est pas, demandez ; nous répondons vite par oui ou par non.',
      notes: [
        [
          'Avant de commencer',
          'Demandez l’étendue et le prix par écrit. Ainsi chacun parle de la même chose.',
        ],
        [
          'Quand c’est fini',
          'Nous faisons le tour du travail avec vous. Dites tout de suite si quelque chose ne va pas.',
        ],
      ],
    },
    way: {
      title: 'Devis',
      heading: 'De l’appel au travail fini',
      lead: 'Mieux nous connaissons le travail, plus le devis est juste.',
      steps: [
        ['Décrivez le travail', 'Où, quoi, depuis quand et pour quand. Les mesures aident.'],
        ['Recevez un devis', 'Nous demandons ce qui manque, venons voir si nécessaire et envoyons un prix.'],
        ['Nous le faisons', 'Vous choisissez le jour. Nous venons, travaillons et rangeons.'],
      ],
    },
    about: [
      'Notre travail est facile à juger : on voit s’il est bien fait. Ou pas.',
      'Nous préférons refuser un travail plutôt que de le faire à moitié.',
    ],
    faq: [
      [
        'Que faut-il pour un devis ?',
        'Une courte description, le lieu, des photos si vous en avez, et la date souhaitée.',
      ],
      [
        'Quand pouvez-vous venir ?',
        'Cela dépend du travail et de la semaine. Dites si c’est urgent, et nous donnons une date.',
      ],
      [
        'Dois-je être sur place ?',
        'Pour la première visite, cela aide. Pour la suite, nous convenons de l’accès avec vous.',
      ],
    ],
    call: {
      heading: 'Qu’y a-t-il à faire ?',
      text: 'Décrivez-le en quelques lignes. Vous recevez une réponse avec la suite.',
      action: 'Demander un devis',
    },
    earns: 'Travaux sur devis ou à l’heure, matériel et contrats d’entretien.',
  },
  retail: {
    noun: 'Boutique',
    lead: 'Des choses que l’on prend en main, que l’on retourne et sur lesquelles on pose des questions. Passez et prenez votre temps.',
    what: {
      heading: 'Dans nos rayons',
      cards: [
        ['Toucher avant d’acheter', 'Essayer, tenir, comparer. Une boutique est faite pour cela.'],
        ['Un conseil franc', 'Nous disons aussi ce dont vous n’avez pas besoin.'],
        ['Un cadeau en tête ?', 'Décrivez la personne, pas l’objet. Nous cherchons ensemble.'],
      ],
    },
    offer: {
      title: 'Le choix',
      heading: 'Un coup d’œil aux rayons',
      lead: 'Une partie de ce que vous trouvez chez nous. La boutique en contient plus qu’une page.',
      notes: [
        ['Pas en rayon ?', 'Demandez-nous. Si cela se trouve, nous cherchons où et à quel prix.'],
        [
          'Gardez le ticket',
          'Si quelque chose ne va pas, venez avec l’article et le ticket, et nous en parlons.',
        ],
      ],
    },
    way: {
      title: 'Acheter',
      heading: 'Du rayon à chez vous',
      lead: 'Sur place, c’est plus agréable. Mais inutile de venir pour rien.',
      steps: [
        ['Demandez d’abord', 'Écrivez ce que vous cherchez. Nous disons si nous l’avons.'],
        ['Venez voir', 'Entrez, essayez, comparez.'],
        ['Emportez', 'Ou réfléchissez encore. Le rayon est patient.'],
      ],
    },
    about: [
      'Une boutique est un choix. Quelqu’un a décidé de ce qui est là et de ce qui n’y est pas, et peut dire pourquoi.',
      'Demandez-lui la raison. C’est la plus belle partie du métier.',
    ],
    faq: [
      ['Est-ce en stock ?', 'Écrivez-nous ce que vous cherchez, et nous regardons en rayon.'],
      [
        'Pouvez-vous mettre de côté ?',
        'Demandez, et dites quand vous venez. Nous confirmons ce que nous gardons pour vous.',
      ],
      [
        'Puis-je rapporter un article ?',
        'Venez avec l’article et le ticket, et parlons-en. S’il a un défaut, la loi vous donne de toute façon des droits.',
      ],
    ],
    call: {
      heading: 'Vous cherchez quelque chose ?',
      text: 'Dites-nous quoi. Nous regardons, puis nous répondons.',
      action: 'Demander un article',
    },
    earns: 'Ventes en boutique et commandes sur demande.',
  },
} satisfies Record<string, SubjectCopy>;
