#!/bin/sh
# Reads lines "+<group>" and "-<group>", which add and remove a process group, from another process. When the input
# ends, because that process has ended, it ends the remaining groups: with TERM, and after four seconds with KILL.
trap '' HUP INT TERM
groups=" "
while read -r line; do
  group=${line#?}
  case $line in
    +*) groups="$groups$group " ;;
    -*) groups="${groups%% "$group" *} ${groups#* "$group" }" ;;
  esac
done

signal_all() {
  found=1
  for group in $groups; do
    kill "$1" "-$group" 2>/dev/null && found=0
  done
  return $found
}

signal_all -TERM
for _ in $(seq 40); do
  signal_all -0 || exit 0
  sleep 0.1
done
signal_all -KILL
exit 0
