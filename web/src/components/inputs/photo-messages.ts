import type { Bilingual } from '@wewb/domain/language/bilingual'

export const photoMessages = {
  photoChoose: { bn: 'ছবি বাছুন', en: 'Choose a picture' },
  photoCamera: { bn: 'ক্যামেরায় তুলুন', en: 'Take a picture' },
  photoCrop: { bn: 'ছবি কেটে নিন', en: 'Crop the picture' },
  photoCropHint: {
    bn: 'মুখ ও কাঁধ যেন চৌকোর ভেতরে থাকে। কোনা ধরে টেনে বড়-ছোট করুন।',
    en: 'Keep face and shoulders inside the square. Drag a corner to resize.',
  },
  photoCropHintWide: {
    bn: 'শুধু দরকারি অংশটুকু চৌকোর ভেতরে রাখুন। কোনা ধরে টেনে বড়-ছোট করুন।',
    en: 'Keep only what is needed inside the frame. Drag a corner to resize.',
  },
  photoCropArea: { bn: 'কাটার চৌকো। তীর চাবি দিয়ে সরান।', en: 'The square to keep. Move it with the arrow keys.' },
  photoCropCorner: {
    bn: 'চৌকোর ধার। তীর চাবি দিয়ে বড়-ছোট করুন।',
    en: 'Edge of the square. Resize it with the arrow keys.',
  },
  photoUse: { bn: 'এই ছবি নিন', en: 'Use this picture' },
  photoBroken: { bn: 'ছবিটি খোলা গেল না। অন্য একটি ছবি দিন।', en: 'The picture could not be opened. Choose another.' },
  photoGuide: { bn: 'ছবি কীভাবে তুলবেন', en: 'How to take the picture' },
  photoYours: { bn: 'আপনার ছবি', en: 'Your photo' },
  photoNone: { bn: 'এখনো ছবি নেই', en: 'No photo yet' },
} satisfies Record<string, Bilingual>
