import type { StarterSnippet } from './starter-snippet.ts';

export const enrichment: readonly StarterSnippet[] = [
  {
    key: 'dinner-without-a-bowl',
    title: 'Enrichment: dinner without a bowl',
    tags: ['homework', 'calm'],
    male:
      '<p>Ten minutes of searching for food can leave {{dog}} more content than an hour of fetch. Serve three of his meals this week like this:</p>' +
      '<ul>' +
      '<li><p><strong>Scatter.</strong> Toss kibble into short grass or over a rug and let him sniff it out.</p></li>' +
      '<li><p><strong>Towel roll.</strong> Roll the food up loosely in a towel and let him undo it.</p></li>' +
      '<li><p><strong>Stuffed toy.</strong> Fill a rubber toy with wet food. Later, freeze it for a longer job.</p></li>' +
      '</ul>' +
      '<p>Start so easy that he wins within a minute. If he barks at it or gives up, make it easier. Stay close, put the towel away if he eats it, and feed him apart from other pets.</p>',
    female:
      '<p>Ten minutes of searching for food can leave {{dog}} more content than an hour of fetch. Serve three of her meals this week like this:</p>' +
      '<ul>' +
      '<li><p><strong>Scatter.</strong> Toss kibble into short grass or over a rug and let her sniff it out.</p></li>' +
      '<li><p><strong>Towel roll.</strong> Roll the food up loosely in a towel and let her undo it.</p></li>' +
      '<li><p><strong>Stuffed toy.</strong> Fill a rubber toy with wet food. Later, freeze it for a longer job.</p></li>' +
      '</ul>' +
      '<p>Start so easy that she wins within a minute. If she barks at it or gives up, make it easier. Stay close, put the towel away if she eats it, and feed her apart from other pets.</p>',
    neutral:
      '<p>Ten minutes of searching for food can leave {{dog}} more content than an hour of fetch. Serve three of their meals this week like this:</p>' +
      '<ul>' +
      '<li><p><strong>Scatter.</strong> Toss kibble into short grass or over a rug and let {{dog}} sniff it out.</p></li>' +
      '<li><p><strong>Towel roll.</strong> Roll the food up loosely in a towel and let your dog undo it.</p></li>' +
      '<li><p><strong>Stuffed toy.</strong> Fill a rubber toy with wet food. Later, freeze it for a longer job.</p></li>' +
      '</ul>' +
      '<p>Start so easy that they win within a minute. If they bark at it or give up, make it easier. Stay close, put the towel away if your dog eats it, and feed {{dog}} apart from other pets.</p>',
  },
  {
    key: 'hot-days',
    title: 'Hot days: train indoors',
    tags: ['homework', 'health'],
    male:
      '<p>In hot weather, move {{dog}}’s training to the early morning or indoors. Before each walk, lay the back of your hand on the pavement for seven seconds. If it hurts you, it burns his paws.</p>' +
      '<ul>' +
      '<li><p>Trade the afternoon walk for a ten-minute treat hunt in a cool room.</p></li>' +
      '<li><p>Carry water and offer it to him every 15 minutes.</p></li>' +
      '<li><p>Never leave him in a parked car, not even in the shade.</p></li>' +
      '</ul>' +
      '<p>Heavy panting that won’t ease, thick drool, wobbling or vomiting can mean heatstroke. Move him out of the sun, pour plenty of cool water over him at once, keep the air moving, and drive to an emergency vet, calling ahead.</p>',
    female:
      '<p>In hot weather, move {{dog}}’s training to the early morning or indoors. Before each walk, lay the back of your hand on the pavement for seven seconds. If it hurts you, it burns her paws.</p>' +
      '<ul>' +
      '<li><p>Trade the afternoon walk for a ten-minute treat hunt in a cool room.</p></li>' +
      '<li><p>Carry water and offer it to her every 15 minutes.</p></li>' +
      '<li><p>Never leave her in a parked car, not even in the shade.</p></li>' +
      '</ul>' +
      '<p>Heavy panting that won’t ease, thick drool, wobbling or vomiting can mean heatstroke. Move her out of the sun, pour plenty of cool water over her at once, keep the air moving, and drive to an emergency vet, calling ahead.</p>',
    neutral:
      '<p>In hot weather, move {{dog}}’s training to the early morning or indoors. Before each walk, lay the back of your hand on the pavement for seven seconds. If it hurts you, it burns their paws.</p>' +
      '<ul>' +
      '<li><p>Trade the afternoon walk for a ten-minute treat hunt in a cool room.</p></li>' +
      '<li><p>Carry water and offer it to {{dog}} every 15 minutes.</p></li>' +
      '<li><p>Never leave them in a parked car, not even in the shade.</p></li>' +
      '</ul>' +
      '<p>Heavy panting that won’t ease, thick drool, wobbling or vomiting can mean heatstroke. Move {{dog}} out of the sun, pour plenty of cool water over them at once, keep the air moving, and drive to an emergency vet, calling ahead.</p>',
  },
];
