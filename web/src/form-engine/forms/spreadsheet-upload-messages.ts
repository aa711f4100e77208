export const spreadsheetUploadMessages = {
  file: { bn: 'ফাইল', en: 'File' },
  choose: { bn: 'ফাইল বাছুন', en: 'Choose a file' },
  chooseOther: { bn: 'অন্য ফাইল বাছুন', en: 'Choose another file' },
  template: { bn: 'নমুনা ফাইল নামান', en: 'Download a template' },
  check: { bn: 'ফাইল পরীক্ষা করুন', en: 'Check the file' },
  sending: { bn: 'ফাইল পাঠানো হচ্ছে: {n}%', en: 'Sending the file: {n}%' },
  checking: { bn: 'সারিগুলো পরীক্ষা করা হচ্ছে…', en: 'Checking the rows…' },
}
