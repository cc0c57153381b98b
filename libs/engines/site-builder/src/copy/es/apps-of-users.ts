import type { SubjectCopy } from '../copy.js';

/** Apps that are the whole purpose of their site. */
export const APPS_OF_USERS = {
  directory: {
    noun: 'Directorio',
    lead: 'Busca, filtra, encuentra. Y si falta una ficha, proponla.',
    what: {
      heading: 'Para qué sirve',
      cards: [
        ['Encontrar pronto', 'Escribe una palabra o elige un grupo. La lista se acorta sobre la marcha.'],
        ['Comparar con calma', 'Cada ficha tiene los mismos campos. Así se ven las diferencias.'],
        ['Añadir lo que falta', 'Cualquiera puede proponer una ficha. La lista crece con quienes la leen.'],
      ],
    },
    offer: {
      title: 'La lista',
      heading: 'Qué hay en la lista',
      lead: 'Las fichas, y de dónde vienen.',
      notes: [
        ['¿Algo falso o antiguo?', 'Escribe por el formulario de contacto y nombra la ficha. Se corrige.'],
        ['Tu propia ficha', '¿Estás en la lista y quieres cambiar algo? Escríbenos.'],
      ],
    },
    way: {
      title: 'Cómo funciona',
      heading: 'Encontrar y añadir',
      lead: 'Para quien busca y para quien conoce una dirección.',
      steps: [
        ['Busca', 'Con una palabra o por grupo.'],
        ['Abre', 'Lee lo que se sabe de la ficha.'],
        ['Propón', 'Rellena el formulario si falta algo.'],
      ],
    },
    about: [
      'Una lista vale lo que su última corrección. Por eso aquí puede ayudar cualquiera.',
      'Si conoces algo que falta, añádelo.',
    ],
    faq: [
      ['¿Cómo entro en la lista?', 'Rellena el formulario de propuestas. Los campos dicen qué hace falta.'],
      ['¿Es una ficha una recomendación?', 'No. La lista dice lo que existe. Hazte tu propia idea.'],
      [
        '¿Y si algo está mal?',
        'Escribe por el formulario de contacto. Nombra la ficha y lo que debería decir.',
      ],
    ],
    call: { heading: '¿Qué buscas?', text: 'Busca en la lista o complétala.', action: 'Abrir la lista' },
    earns: 'Cuotas o apoyos; sería posible publicidad claramente señalada.',
  },
  board: {
    noun: 'Tablero compartido',
    lead: 'Escríbelo donde todos lo vean. Muévelo cuando esté hecho.',
    what: {
      heading: 'Para qué sirve',
      cards: [
        ['Un sitio para todos', 'Se acabaron las notas en cinco chats. Lo que cuenta está aquí.'],
        ['Claro de un vistazo', 'Pendiente, en curso, hecho: la columna dice cómo va.'],
        ['Cualquiera ayuda', 'Quien tiene la dirección de la página puede añadir, mover y cambiar.'],
      ],
    },
    offer: {
      title: 'Qué permite',
      heading: 'Qué hay en una tarjeta',
      lead: 'Lo menos posible, lo necesario.',
      notes: [
        ['Abierto a quien lo visita', 'No escribas nada privado. Quien tiene la dirección puede leerlo.'],
        ['Ordenar', 'Quita lo hecho. Un tablero corto se lee más.'],
      ],
    },
    way: {
      title: 'Cómo funciona',
      heading: 'Cómo usar el tablero',
      lead: 'No hace falta cuenta.',
      steps: [
        ['Añade', 'Escribe un título corto. Mejor con un verbo.'],
        ['Mueve', 'Pasa la tarjeta cuando algo cambie.'],
        ['Termina', 'Ponla entre las hechas y disfrútalo un momento.'],
      ],
    },
    about: [
      'La mayoría de los planes no fallan por falta de herramientas. Fallan porque nadie los ve.',
      'Este tablero los hace visibles y por lo demás no molesta.',
    ],
    faq: [
      ['¿Quién puede ver el tablero?', 'Todos los que tienen la dirección de esta página.'],
      ['¿Quién puede cambiar tarjetas?', 'Todos los que las ven. De eso se trata.'],
      ['¿Puedo sacar la lista?', 'Sí, quien lleva el sitio puede exportar todas las tarjetas como tabla.'],
    ],
    call: { heading: '¿Qué toca ahora?', text: 'Ponlo en el tablero.', action: 'Abrir el tablero' },
    earns: 'Gratis; sería posible una cuota mensual para equipos.',
  },
  tracker: {
    noun: 'Registro personal',
    lead: 'Apúntalo, día tras día, y mira en qué se convierte. Tus notas solo se abren con tu enlace privado.',
    what: {
      heading: 'Por qué apuntarlo',
      cards: [
        ['Visto, medio hecho', 'Lo que apuntas, lo notas. Eso ya cambia un poco.'],
        ['Sin cuenta', 'Tus notas pertenecen a un enlace privado. Guárdalo como una llave.'],
        ['Una imagen con el tiempo', 'Un día suelto dice poco. Una fila de días cuenta algo.'],
      ],
    },
    offer: {
      title: 'Qué permite',
      heading: 'Qué puedes apuntar',
      lead: 'Unos pocos campos, que se rellenan pronto.',
      notes: [
        ['Privado por el enlace', 'Quien tiene tu enlace puede leer tus notas. Compártelo solo si quieres.'],
        ['¿Se pasó un día?', 'Deja el hueco o apúntalo después. La próxima nota cuenta más.'],
      ],
    },
    way: {
      title: 'Cómo funciona',
      heading: 'Cómo mantenerlo',
      lead: 'Lo bastante pequeño para un día lleno.',
      steps: [
        ['Abre tu página', 'En la primera visita recibes un enlace privado. Guárdalo.'],
        ['Apunta', 'Una vez al día, o cuando pase algo.'],
        ['Mira atrás', 'Después de un tiempo, mira la fila y saca tu propia conclusión.'],
      ],
    },
    about: [
      'Para llevar la cuenta no hace falta un programa con cuarenta menús. Hace falta una línea y ganas de escribirla.',
      'Esta herramienta no pone notas. Juzgas tú.',
    ],
    faq: [
      [
        '¿Quién puede leer mis notas?',
        'Quien tiene tu enlace privado. El titular del sitio puede exportar lo guardado.',
      ],
      [
        '¿Y si pierdo el enlace?',
        'Entonces las notas ya no se abren desde la página. Guárdalo donde lo vuelvas a encontrar.',
      ],
      ['¿Puedo borrar notas?', 'Sí, cada una y cuando quieras.'],
    ],
    call: { heading: 'Empieza por hoy', text: 'Una nota basta para empezar.', action: 'Abrir el registro' },
    earns: 'Gratis; sería posible un plan de pago con más espacio.',
  },
} satisfies Record<string, SubjectCopy>;
