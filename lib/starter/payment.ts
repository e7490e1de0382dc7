import type { StarterSnippet } from './starter-snippet.ts';

export const payment: readonly StarterSnippet[] = [
  {
    key: 'lesson-quote',
    title: 'Quote for private lessons',
    tags: ['payment', 'scheduling'],
    male:
      '<p>Thank you for asking about lessons with {{dog}}. These are my prices:</p>' +
      '<ul>' +
      '<li><p>A single lesson of {{lesson length}} is {{price}}.</p></li>' +
      '<li><p>A package of {{number of lessons}} is {{package price}}, for use within six months.</p></li>' +
      '<li data-optional="travel fee"><p>For the drive to you, I add {{travel fee}} a visit.</p></li>' +
      '</ul>' +
      '<p>Written homework and short questions by email are included. I suggest that we begin with one lesson. Once I have met him, I can tell you honestly how many he is likely to need.</p>' +
      '<p>I train with rewards, never with force. How fast he learns I can’t promise, but I can promise a clear plan and steps that he can manage. This quote is good until {{valid until}}.</p>',
    female:
      '<p>Thank you for asking about lessons with {{dog}}. These are my prices:</p>' +
      '<ul>' +
      '<li><p>A single lesson of {{lesson length}} is {{price}}.</p></li>' +
      '<li><p>A package of {{number of lessons}} is {{package price}}, for use within six months.</p></li>' +
      '<li data-optional="travel fee"><p>For the drive to you, I add {{travel fee}} a visit.</p></li>' +
      '</ul>' +
      '<p>Written homework and short questions by email are included. I suggest that we begin with one lesson. Once I have met her, I can tell you honestly how many she is likely to need.</p>' +
      '<p>I train with rewards, never with force. How fast she learns I can’t promise, but I can promise a clear plan and steps that she can manage. This quote is good until {{valid until}}.</p>',
    neutral:
      '<p>Thank you for asking about lessons with {{dog}}. These are my prices:</p>' +
      '<ul>' +
      '<li><p>A single lesson of {{lesson length}} is {{price}}.</p></li>' +
      '<li><p>A package of {{number of lessons}} is {{package price}}, for use within six months.</p></li>' +
      '<li data-optional="travel fee"><p>For the drive to you, I add {{travel fee}} a visit.</p></li>' +
      '</ul>' +
      '<p>Written homework and short questions by email are included. I suggest that we begin with one lesson. Once I have met {{dog}}, I can tell you honestly how many they are likely to need.</p>' +
      '<p>I train with rewards, never with force. How fast {{dog}} learns I can’t promise, but I can promise a clear plan and steps that they can manage. This quote is good until {{valid until}}.</p>',
  },
  {
    key: 'package-offer',
    title: 'A package of lessons',
    tags: ['payment', 'scheduling'],
    male:
      '<p>For what you would like {{dog}} to learn, I suggest a package of {{number of lessons}} for {{package price}} rather than single lessons. Change takes repetition, and it helps to know from the start that we have the time. The package includes:</p>' +
      '<ul>' +
      '<li><p>a lesson every one or two weeks, so that he can practice in between</p></li>' +
      '<li><p>written homework after each lesson, and answers by email</p></li>' +
      '<li><p>a plan that changes when he shows us that it should</p></li>' +
      '</ul>' +
      '<p>I can’t promise results, because he has a say in it too. If I see that he needs someone else, such as a vet, I will tell you early.</p>',
    female:
      '<p>For what you would like {{dog}} to learn, I suggest a package of {{number of lessons}} for {{package price}} rather than single lessons. Change takes repetition, and it helps to know from the start that we have the time. The package includes:</p>' +
      '<ul>' +
      '<li><p>a lesson every one or two weeks, so that she can practice in between</p></li>' +
      '<li><p>written homework after each lesson, and answers by email</p></li>' +
      '<li><p>a plan that changes when she shows us that it should</p></li>' +
      '</ul>' +
      '<p>I can’t promise results, because she has a say in it too. If I see that she needs someone else, such as a vet, I will tell you early.</p>',
    neutral:
      '<p>For what you would like {{dog}} to learn, I suggest a package of {{number of lessons}} for {{package price}} rather than single lessons. Change takes repetition, and it helps to know from the start that we have the time. The package includes:</p>' +
      '<ul>' +
      '<li><p>a lesson every one or two weeks, so that {{dog}} can practice in between</p></li>' +
      '<li><p>written homework after each lesson, and answers by email</p></li>' +
      '<li><p>a plan that changes when your dog shows us that it should</p></li>' +
      '</ul>' +
      '<p>I can’t promise results, because {{dog}} has a say in it too. If I see that they need someone else, such as a vet, I will tell you early.</p>',
  },
  {
    key: 'invoice',
    title: 'Invoice',
    tags: ['payment'],
    male:
      '<p>Attached is invoice {{invoice}} for {{dog}}’s training. The total is {{amount}}, due by {{due date}}. You can pay by card or bank transfer. Please put the invoice number in the reference, so that I can match the payment to you.</p>' +
      '<p>If anything looks wrong, or the invoice should go to another name or address, tell me and I will send a corrected one.</p>',
    female:
      '<p>Attached is invoice {{invoice}} for {{dog}}’s training. The total is {{amount}}, due by {{due date}}. You can pay by card or bank transfer. Please put the invoice number in the reference, so that I can match the payment to you.</p>' +
      '<p>If anything looks wrong, or the invoice should go to another name or address, tell me and I will send a corrected one.</p>',
    neutral:
      '<p>Attached is invoice {{invoice}} for {{dog}}’s training. The total is {{amount}}, due by {{due date}}. You can pay by card or bank transfer. Please put the invoice number in the reference, so that I can match the payment to you.</p>' +
      '<p>If anything looks wrong, or the invoice should go to another name or address, tell me and I will send a corrected one.</p>',
  },
  {
    key: 'payment-reminder',
    title: 'Payment reminder',
    tags: ['payment'],
    male:
      '<p>A quick note about invoice {{invoice}} for {{dog}}’s training. The amount of {{amount}} was due on {{due date}}, and I haven’t found your payment yet.</p>' +
      '<p>If you have paid in the last few days, please ignore this. If not, I would be grateful if you could settle it within seven days.</p>' +
      '<p>Should money be tight at the moment, write to me and we can split the amount. I would rather find a way than see your training stop halfway.</p>',
    female:
      '<p>A quick note about invoice {{invoice}} for {{dog}}’s training. The amount of {{amount}} was due on {{due date}}, and I haven’t found your payment yet.</p>' +
      '<p>If you have paid in the last few days, please ignore this. If not, I would be grateful if you could settle it within seven days.</p>' +
      '<p>Should money be tight at the moment, write to me and we can split the amount. I would rather find a way than see your training stop halfway.</p>',
    neutral:
      '<p>A quick note about invoice {{invoice}} for {{dog}}’s training. The amount of {{amount}} was due on {{due date}}, and I haven’t found your payment yet.</p>' +
      '<p>If you have paid in the last few days, please ignore this. If not, I would be grateful if you could settle it within seven days.</p>' +
      '<p>Should money be tight at the moment, write to me and we can split the amount. I would rather find a way than see your training stop halfway.</p>',
  },
];
