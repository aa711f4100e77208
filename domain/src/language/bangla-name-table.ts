const titles = `
  মোঃ md mohd, মোহাম্মদ mohammad mohammed muhammad md, মুহাম্মদ muhammad muhammed, মোছাঃ mst mosa mossa,
  মোসাম্মৎ mosammat mussammat musammat mst, শেখ sheikh shekh sk, সৈয়দ syed sayed saiyed, সৈয়দা syeda sayeda, হাজী haji hazi,
  মৌলভী moulvi, মাওলানা maulana mawlana, কাজী kazi qazi, ডাঃ dr, ইবনে ibne ibn, বিন bin, বিনতে binte bint, উম্মে umme umm`

const muslimMen = `
  আব্দুল abdul, আবদুল abdul, আব্দুর abdur, আব্দুস abdus, আব্দুল্লাহ abdullah, আবু abu, আবুল abul, আহমেদ ahmed, আহমদ ahmad,
  আহাম্মদ ahammad ahammed, আহসান ahsan, আকবর akbar, আকরাম akram, আকাশ akash, আকাস akas, আলম alam, আলমগীর alamgir,
  আলাউদ্দিন alauddin, আলামিন alamin, আল al, আলী ali, আমিন amin, আমিনুল aminul, আমির amir, আনিস anis, আনিসুর anisur,
  আনোয়ার anwar anowar anoar, আনোয়ারুল anwarul anowarul, আরিফ arif, আরিফুল ariful, আসাদ asad, আসাদুজ্জামান asaduzzaman,
  আশরাফ ashraf asraf, আশরাফুল ashraful asraful, আশিক ashik, আতিক atik, আতিকুর atikur, আয়নাল aynal ainal, আজাদ azad, আজিজ aziz,
  আজিজুল azizul, আজিম azim, আজহার azhar, আজম azam, বাবুল babul, বাবু babu, বাদল badal, বশির bashir, বেলাল belal billal,
  বেলায়েত belayet, দেলোয়ার delwar delowar deloar, দিদার didar, এনামুল enamul, এরশাদ ershad, এমদাদ emdad, ফয়সাল faisal foysal faysal,
  ফরহাদ farhad forhad, ফারুক faruk farooq faruque, ফজলুল fazlul, ফজলে fazle, ফিরোজ firoz feroz, গোলাম golam gulam, হাবিব habib,
  হাবিবুর habibur, হাফিজ hafiz, হাফিজুর hafizur, হামিদ hamid, হানিফ hanif, হারুন harun, হাসান hasan, হাশেম hashem, হেলাল helal,
  হেলাল উদ্দিন helaluddin, হুমায়ুন humayun, ইব্রাহিম ibrahim, ইকবাল iqbal, ইলিয়াস ilias elias, ইমাম imam, ইমরান imran,
  ইসমাইল ismail, ইউসুফ yusuf yousuf eusuf, জব্বার jabbar, জাফর jafar zafar, জাহাঙ্গীর jahangir, জাহিদ jahid zahid,
  জাহিদুল jahidul zahidul, জাকির jakir zakir, জালাল jalal, জামাল jamal, জামিল jamil, জসিম jasim jashim, জসিম উদ্দিন jasimuddin,
  জহির jahir zahir, জহিরুল jahirul zahirul, জিয়া zia, জিয়াউর ziaur, জুবায়ের jubayer zubair zubayer, জুয়েল jewel juel, কবির kabir,
  কালাম kalam, কামাল kamal, কামরুল kamrul, করিম karim, কাওসার kawsar kausar, খলিল khalil, খালেদ khaled khalid, খোরশেদ khorshed,
  লিটন liton, লোকমান lokman, লুৎফর lutfor lutfur, মাহবুব mahbub, মাহফুজ mahfuz, মাহমুদ mahmud, মাহমুদুল mahmudul,
  মাইনুদ্দিন mainuddin, মাইনুল mainul, মজিবুর mojibur, মজনু majnu, মালেক malek, মান্নান mannan, মনির monir,
  মনিরুজ্জামান moniruzzaman, মনজুর monjur manzur, মাসুদ masud, মাসুম masum, মতিন matin, মতিউর matiur, মিজান mizan, মিজানুর mizanur,
  মিলন milon, মিরাজ miraj, মোবারক mobarak, মোফাজ্জল mofazzal, মোজাম্মেল mozammel, মোকলেছ mokles mokhles, মোশাররফ mosharraf mosharof,
  মোস্তফা mostafa mustafa, মোতালেব motaleb, মুজিবুর mujibur, মুন্না munna, মুরাদ murad, মুস্তাফিজুর mustafizur mostafizur,
  নাঈম naim nayeem, নাজিম nazim, নাজমুল nazmul, নজরুল nazrul, নাসির nasir, নাসির উদ্দিন nasiruddin, নিজাম nizam,
  নিজাম উদ্দিন nizamuddin, নূর nur noor, নুরুল nurul, ওবায়দুল obaidul, ওমর omar umar, ওমর ফারুক omarfaruk, ওসমান osman usman,
  পারভেজ parvez parvej, রবিউল rabiul robiul, রফিক rafiq rofiq, রফিকুল rafiqul, রহিম rahim, রাহিম rahim, রহমান rahman rahaman,
  রাজু raju, রাকিব rakib, রানা rana, রাসেল rasel russel, রাশেদ rashed, রশিদ rashid, রেজাউল rezaul, রেজা reza, রিয়াজ riaz riyaz,
  রিপন ripon, রুবেল rubel, রুহুল ruhul, সাব্বির sabbir, সাদ্দাম saddam, সাইদ said, সাঈদ sayeed saeed, সাইদুর saidur, সাইফ saif,
  সাইফুল saiful, সাজ্জাদ sajjad, সাকিব sakib shakib, সালাম salam, সালাউদ্দিন salauddin salahuddin, সালেহ saleh, সালমান salman,
  সামাদ samad, সানাউল্লাহ sanaullah, সারোয়ার sarwar sarowar, সেলিম selim salim, সালিম salim, শাহ shah, শাহ আলম shahalam,
  শাহাবুদ্দিন shahabuddin sahabuddin, শাহাদাত shahadat sahadat, শাহজাহান shahjahan, শাহিন shahin, শহিদ shahid, শহিদুল shahidul,
  শাহীন shaheen, শাকিল shakil sakil, শামীম shamim, শামসুল shamsul samsul, শামসুদ্দিন shamsuddin, শরীফ sharif, শরিফুল shariful,
  শফিক shafiq, শফিকুল shafiqul, শফিউল shafiul, শাওন shaon shawon, সিরাজ siraj, সিরাজুল sirajul, সোহাগ sohag, সোহেল sohel,
  সোলায়মান solaiman sulaiman solayman, সুমন sumon, সুজন sujon, তাজুল tajul, তালহা talha, তানভীর tanvir, তারেক tareq tarek tariq,
  তারিকুল tariqul, তৌহিদ touhid tawhid, তোফাজ্জল tofazzal, তুহিন tuhin, ওয়াহিদ wahid, ওয়াসিম wasim, ইয়াসিন yasin yeasin,
  ইয়াকুব yakub yaqub, ইউনুস yunus younus eunus, জাকারিয়া zakaria, জামান zaman, জিল্লুর zillur jillur,
  মামুন mamun, মহিউদ্দিন mohiuddin, মহসিন mohsin, তোফায়েল tofayel tofael, নয়ন noyon nayan, সাগর sagor sagar, রনি rony roni,
  ইমন emon imon, হৃদয় hridoy ridoy, মেহেদী mehedi, আরাফাত arafat, বাপ্পী bappy, অলি oli wali`

const muslimWomen = `
  আছমা asma, আসমা asma, আয়েশা ayesha aysha aisha, আফরোজা afroza, আফসানা afsana, আঁখি ankhi akhi, আলেয়া aleya alea, আমেনা amena,
  আমিনা amina, আনোয়ারা anwara anowara anoara, আঞ্জুমান anjuman, আঞ্জুয়ারা anjuara anjuyara, আরিফা arifa, আসিয়া asia asiya,
  আজিজা aziza, বিলকিস bilkis bilkish, বিউটি beauty, ববিতা bobita, চম্পা champa, ডলি doly dolly, দিলারা dilara, এলিজা eliza,
  ফাহমিদা fahmida, ফারহানা farhana, ফারজানা farzana, ফরিদা farida, ফাতেমা fatema fatima, ফাতিমা fatima, ফেরদৌসী ferdousi ferdowsi,
  ফিরোজা firoza feroza, ফৌজিয়া fouzia fauzia, গুলশান gulshan, হাফিজা hafiza, হাফসা hafsa, হাজেরা hazera, হালিমা halima,
  হামিদা hamida, হাসিনা hasina, হাসনা hasna, হেনা hena, হোসনে hosne, আরা ara, ইসরাত israt ishrat, জেসমিন jesmin jasmin,
  জাহানারা jahanara, জাহান jahan, জান্নাত jannat, জান্নাতুল jannatul, জোবেদা jobeda, জোহরা johra zohra, জোসনা josna jyotsna,
  জুলেখা julekha zulekha, কাকলি kakoli, কামরুন kamrun, কামরুন্নাহার kamrunnahar, কনা kona, কুলসুম kulsum kulsom,
  খাদিজা khadija khadiza, খালেদা khaleda, কোহিনূর kohinur, লাবনী laboni, লাইলী laili laily, লাকী laki lucky, লতিফা latifa, লিপি lipi,
  লিজা liza, লুৎফা lutfa, লুৎফুন lutfun, মাহমুদা mahmuda, মাহফুজা mahfuza, মাজেদা majeda, মাকসুদা maksuda, মালেকা maleka, মনি moni,
  মনিরা monira, মরিয়ম mariam moriom maryam, মারজিয়া marzia, মারুফা marufa, মাসুদা masuda, মাসুমা masuma, মেহেরুন meherun,
  মিনা mina, মিনারা minara, মিতু mitu, মৌসুমী mousumi moushumi, মমতাজ momtaz mamtaz, মর্জিনা morjina marjina, মুক্তা mukta,
  মুন্নী munni, মুসলিমা muslima, নাহার nahar, নাঈমা naima nayeema, নাজমা nazma najma, নাজনীন naznin nazneen, নাদিয়া nadia,
  নার্গিস nargis, নাসিমা nasima, নাসরিন nasrin, নিলুফা nilufa, নিলুফার nilufar, নীলা nila, নিপা nipa, নিশাত nishat,
  নুরজাহান nurjahan, নুরুন nurun, নুসরাত nusrat, পাখি pakhi, পারুল parul, পারভীন parvin parveen, পপি popy popi,
  রাবেয়া rabeya rabea rabia, রহিমা rahima, রাহেলা rahela, রাজিয়া razia, রাশেদা rasheda, রাশিদা rashida, রেহানা rehana, রেখা rekha,
  রেশমা reshma, রিনা rina, রিমা rima, রিতা rita, রীনা reena, রোজিনা rozina, রোকেয়া rokeya, রোকসানা roksana ruksana,
  রোমানা romana rumana, রুবিনা rubina, রুমা ruma, রুনা runa, রুপা rupa, সাবিনা sabina, সাবিহা sabiha, সাবরিনা sabrina, সাদিয়া sadia,
  সাহেরা sahera, সাইমা saima sayma, সাজেদা sajeda, সাকিলা sakila, শাকিলা shakila, সালেহা saleha, সালমা salma, সামিয়া samia,
  সানজিদা sanjida, সাথী sathi, সেলিনা selina, শাহানা shahana, শাহনাজ shahnaz, শাহিদা shahida, শামীমা shamima, শামসুন shamsun,
  শামসুন্নাহার shamsunnahar, শারমিন sharmin, শেফালী shefali, শিখা shikha, শিল্পী shilpi, শিরিন shirin, শিউলী shiuli sheuli,
  সোনিয়া sonia, সুফিয়া sufia, সুলতানা sultana, সুমাইয়া sumaiya sumaya, সুমি sumi, সুরাইয়া suraiya suraya,
  স্বপ্না swapna shopna sopna, তাহমিনা tahmina, তাহেরা tahera, তাসলিমা taslima, তাসনিম tasnim, তানিয়া tania, তানজিলা tanzila,
  তারা tara, তৃষা trisha, উর্মি urmi, ইয়াসমিন yasmin yeasmin easmin, জাকিয়া zakia, জিনাত zinat, জরিনা zarina,
  মোমেনা momena, শরিফা sharifa, নাফিসা nafisa, তামান্না tamanna, লাভলী lovely lavly, ঝর্ণা jharna jhorna, বৃষ্টি bristi brishti, জুঁই jui,
  মায়া maya, সাবিকুন sabikun, ছকিনা sokina sakina`

const muslimSurnames = `
  আক্তার akter aktar akhter akhtar, আখতার akhtar akhter, বেগম begum begam, বানু banu, বিবি bibi, খাতুন khatun, খানম khanam khanom,
  খান khan, নেছা nesa nessa, সুলতান sultan, ইসলাম islam, হোসেন hossain hossen hosen hussain, হোসাইন hossain hussain,
  হক haque hoque haq hoq, হাওলাদার howlader hawlader haolader, হালদার halder haldar, চৌধুরী chowdhury chaudhury choudhuri,
  মিয়া mia miah, মিঞা mia miah, মোল্লা molla mollah, মুন্সী munshi, মৃধা mridha, মণ্ডল mondal mandal, মাতুব্বর matubbar, মল্লিক mallik,
  মীর mir, মির্জা mirza, পাটোয়ারী patwary patowary, পাঠান pathan, প্রামাণিক pramanik, প্রধান prodhan pradhan, সরকার sarker sarkar,
  সরদার sardar sarder, শিকদার sikder shikder sikdar, সিদ্দিক siddique siddik siddiq, সিদ্দিকী siddiqui siddiki,
  তালুকদার talukder talukdar, উদ্দিন uddin, উল্লাহ ullah, ভূঁইয়া bhuiyan bhuiya bhuyan, ব্যাপারী bepari byapari, বেপারী bepari,
  বাশার bashar, ফকির fakir, গাজী gazi, হাকিম hakim, জমাদার jamadar, খন্দকার khandaker khondoker khandakar, লস্কর laskar,
  মজুমদার majumder mazumder majumdar, মোড়ল morol, দেওয়ান dewan, আকন্দ akanda akand akondo, আকন akon, ঢালী dhali,
  কাদের kader quader, কাশেম kashem quasem, বারী bari, হাই hai, হাসনাত hasnat, লতিফ latif, গফুর gafur, রউফ rouf, রাজ্জাক razzak,
  সাত্তার sattar, ওয়াদুদ wadud`

const hinduGivenNames = `
  অজয় ajoy, অমল amal, অমিত amit, অনিল anil, অঞ্জনা anjana, অঞ্জলি anjali, অপর্ণা aparna, অরুণ arun, অর্জুন arjun, অশোক ashok,
  আশীষ ashish, বাসন্তী basanti, বিজয় bijoy, বিকাশ bikash, বিমল bimal, বিপ্লব biplob, বিষ্ণু bishnu, বিশ্বজিৎ biswajit bishwajit,
  চন্দন chandan, চন্দ্র chandra, চম্পক champak, দীপক dipak, দিলীপ dilip, দীপা dipa, দীপালি dipali, দুলাল dulal, গীতা gita,
  গৌরী gouri, গৌতম goutam gautam, গোপাল gopal, গোবিন্দ gobinda, হরি hari, জয় joy, জয়ন্ত jayanta joyanta, যমুনা jamuna,
  জ্যোতি jyoti, কৃষ্ণ krishna, কৃষ্ণা krishna, কাজল kajol, কল্পনা kalpana, কমল kamol, কানাই kanai, কুমার kumar, কুমারী kumari,
  লক্ষ্মী lakshmi laxmi, মাধব madhab, মালতী malati, মিঠুন mithun, মনোজ manoj, নারায়ণ narayan, নিখিল nikhil, নির্মল nirmal,
  পলাশ palash, পরিমল parimal, প্রদীপ pradip prodip, প্রকাশ prakash, প্রতিমা pratima, পূর্ণিমা purnima, পুষ্প pushpa, রাধা radha,
  রাজেশ rajesh, রঞ্জন ranjan, রঞ্জিত ranjit, রতন ratan, রত্না ratna, রানী rani, রীতা rita, রূপালী rupali, সাধনা sadhana,
  সঞ্জয় sanjay sanjoy, সঞ্জীব sanjib, সন্ধ্যা sandhya, শান্ত shanta, শান্তি shanti, শঙ্কর shankar sankar, শিব shib, শ্যামল shyamal,
  শ্যামলী shyamoli, শ্রী sree shree sri, স্বপন swapan sopon shopon, সুবাস subas, সুবর্ণা subarna, সুভাষ subhash, সুধীর sudhir,
  সুকুমার sukumar, সুনীল sunil, সুশান্ত sushanta, সুশীল sushil, সরস্বতী saraswati, সীমা sima, সবিতা sabita, তপন tapan, তুলসী tulsi,
  উত্তম uttam, উৎপল utpal, ঊষা usha,
  অনন্যা ananya ononna, অর্ক arko arka, সৌরভ sourav sourov, সৈকত saikat shoikot, শ্রাবণী sraboni shraboni, ছন্দা chhanda,
  বীথি bithi, সূর্য surya surjo, তন্ময় tonmoy, শুভ shuvo, তুষার tushar, সঙ্গীতা sangita songita`

const hinduSurnames = `
  বাড়ৈ baroi, বর্মণ barman, বসাক basak, বসু basu bose, ভট্টাচার্য bhattacharya bhattacharjee, ভৌমিক bhowmik, বিশ্বাস biswas,
  বণিক banik, চক্রবর্তী chakraborty chakrabarti, দাস das, দাশ dash, দত্ত datta dutta, দে dey de, দেব deb dev, দেবী debi devi,
  দেবনাথ debnath, ধর dhar, ঘোষ ghosh, গোস্বামী goswami, গুহ guha, কর্মকার karmakar, কুণ্ডু kundu, মিত্র mitra, মুখার্জী mukherjee,
  নাথ nath, নন্দী nandi, পাল pal paul, পোদ্দার poddar, রায় roy ray rai, সাহা saha, সেন sen, সেনগুপ্ত sengupta, শীল shil sheel,
  সিংহ singha sinha, সূত্রধর sutradhar, শর্মা sharma, বালা bala, চন্দ chanda`

const peoplesOfHillsAndPlains = `
  বড়ুয়া barua, চাকমা chakma, মারমা marma, ত্রিপুরা tripura, তঞ্চঙ্গ্যা tanchangya tonchongya, ম্রো mro, খীসা khisa, লারমা larma,
  রাখাইন rakhain, মং mong, প্রু prue pru, অং aung, চিং ching, সাং sang, মুৎসুদ্দী mutsuddi, মুরং murong, সাংমা sangma, মারাক marak,
  মানখিন mankhin, নকরেক nokrek, চিরান chiran, দ্রং drong, রেমা rema, ম্রং mrong, সিমসাং simsang, হেমব্রম hembrom, সরেন soren,
  মুর্মু murmu, হাঁসদা hansda, টুডু tudu, মার্ডি mardi, মারান্ডি marandi, কিস্কু kisku, বাস্কে baske, বেসরা besra, ওরাওঁ oraon,
  লাকড়া lakra, এক্কা ekka, মিনজ minj`

const christians = `
  গোমেজ gomes gomez, রোজারিও rozario, কস্তা costa, ডি কস্তা dcosta, ক্রুজ cruz, ডি ক্রুজ dcruz dcruze, পেরেরা perera pereira,
  রিবেরু rebeiro ribeiro, কোড়াইয়া corraya koraya, পালমা palma, ডি রোজারিও drozario, ডি সিলভা dsilva, গনছালভেস gonsalves,
  মাইকেল michael, পিটার peter, পল paul pol, জন john, যোসেফ joseph, জোসেফ joseph, মারিয়া maria, মেরী mary, তেরেজা teresa theresa,
  মার্থা martha, স্টিফেন stephen, আন্তনী anthony, ফ্রান্সিস francis, ডমিনিক dominic, আলবার্ট albert, রবার্ট robert, সাইমন simon,
  টমাস thomas, দানিয়েল daniel, ডেভিড david, মনিকা monica, ক্রিস্টিনা christina, এলিজাবেথ elizabeth, আগ্নেশ agnes, লুসি lucy,
  প্যাট্রিক patrick, রোজ rose, জেমস james, জর্জ george, স্যামুয়েল samuel`

/**
 * Usual Bangla spellings of common names of Bangladesh, each with its Latin spellings. Lists only Latin spellings that
 * the keys in `bangla-name-suggestions.ts` do not cover: `khatun` also covers khatoon. A Latin spelling of two names
 * suggests both, the usual one first.
 */
export const banglaNameTable = [
  titles,
  muslimMen,
  muslimWomen,
  muslimSurnames,
  hinduGivenNames,
  hinduSurnames,
  peoplesOfHillsAndPlains,
  christians,
].join(',')
