import type { SubjectCopy } from '../copy.js';

export const FARM = {
  farm: {
    noun: 'Granja',
    lead: 'Lo que crece aquí sigue la estación. Mira qué hay, pregunta qué viene y recógelo donde creció.',
    what: {
      heading: 'Del campo y del corral',
      cards: [
        [
          'Según la estación',
          'El sol, la lluvia y la helada escriben la lista. Pregunta qué está maduro esta semana.',
        ],
        ['Cerca del origen', 'Hablas con quienes siembran y cosechan. Pregúntales todo.'],
        ['Para cocinar', '¿No sabes qué hacer con ello? Te contamos cómo lo comemos en casa.'],
      ],
    },
    offer: {
      title: 'Cosecha',
      heading: 'Lo que da la tierra',
      lead: 'Una lista para elegir. Lo que haya ese día lo decide la naturaleza.',
      notes: [
        ['Cuando no hay', 'Algunas cosas maduran por poco tiempo. Pregunta y te decimos cuándo volver.'],
        ['Para cocinas y tiendas', '¿Más que una cesta? Escríbenos con cantidades y días.'],
      ],
    },
    way: {
      title: 'Comprar',
      heading: 'Del campo a tu mesa',
      lead: 'Escribe antes de venir, para que nadie haga el camino en vano.',
      steps: [
        ['Pregunta qué hay', 'Di qué buscas. Te respondemos con lo que tenemos.'],
        ['Encarga tu parte', 'Indica cantidad y día. Confirmamos lo que podemos cosechar para ti.'],
        ['Recógelo', 'Ven a la hora acordada y trae una cesta.'],
      ],
    },
    about: [
      'El trabajo del campo empieza temprano y nunca se acaba del todo. Vendemos lo que sale de él.',
      'Quien quiere saber cómo creció algo recibe respuesta de quienes lo cultivaron.',
    ],
    faq: [
      ['¿Qué hay de temporada?', 'Cambia de una semana a otra. Escríbenos o pregunta al venir.'],
      [
        '¿Cómo cultiváis?',
        'Pregúntanos por la tierra, el agua y los tratamientos. Te lo contamos tal como es, campo por campo.',
      ],
      [
        '¿Se puede visitar?',
        'Escribe antes, por favor. Una granja es un lugar de trabajo, y así alguien tendrá tiempo para ti.',
      ],
    ],
    call: {
      heading: '¿Qué te gustaría cocinar?',
      text: 'Pregunta qué hay y te lo apartamos.',
      action: 'Preguntar qué hay',
    },
    earns: 'Venta directa a hogares, y a cocinas y tiendas de la zona.',
  },
} satisfies Record<string, SubjectCopy>;
